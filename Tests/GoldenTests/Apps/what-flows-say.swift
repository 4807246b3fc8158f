public final class Session {}
