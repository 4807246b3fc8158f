final class Film {}
