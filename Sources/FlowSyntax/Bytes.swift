extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isYAMLSpace: Bool { isBlank || isLineBreak }
}
