public enum Folder { public typealias ID = String }

public enum Note { public typealias ID = String }
