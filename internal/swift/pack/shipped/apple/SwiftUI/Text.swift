@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { fatalError() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) { fatalError() }
    public mutating func appendInterpolation(_ string: String) { fatalError() }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) { fatalError() }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString { fatalError() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { fatalError() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public mutating func appendInterpolation(_ text: Text) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public mutating func appendInterpolation(_ attributedString: AttributedString) { fatalError() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public mutating func appendInterpolation(_ resource: LocalizedStringResource) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public mutating func appendInterpolation(_ image: Image) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public mutating func appendInterpolation(_ interval: DateInterval) { fatalError() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) { fatalError() }
  }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol _FormatSpecifiable: Equatable { associatedtype _Arg: CVarArg; var _arg: _Arg { get } }
extension Int: _FormatSpecifiable { public var _arg: Int64 { fatalError() } }
extension Int8: _FormatSpecifiable { public var _arg: Int32 { fatalError() } }
extension Int16: _FormatSpecifiable { public var _arg: Int32 { fatalError() } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { fatalError() } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { fatalError() } }
extension UInt: _FormatSpecifiable { public var _arg: UInt64 { fatalError() } }
extension UInt8: _FormatSpecifiable { public var _arg: UInt32 { fatalError() } }
extension UInt16: _FormatSpecifiable { public var _arg: UInt32 { fatalError() } }
extension UInt32: _FormatSpecifiable { public var _arg: UInt32 { fatalError() } }
extension UInt64: _FormatSpecifiable { public var _arg: UInt64 { fatalError() } }
extension Float: _FormatSpecifiable { public var _arg: Float { fatalError() } }
extension Double: _FormatSpecifiable { public var _arg: Double { fatalError() } }
extension CGFloat: _FormatSpecifiable { public var _arg: CGFloat { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Text: Equatable, Sendable {
  public init(verbatim content: String) { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { fatalError() }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @_disfavoredOverload public init(_ resource: LocalizedStringResource) { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public init(_ attributedContent: AttributedString) { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public init(_ image: Image) { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public init(_ date: Date, style: Text.DateStyle) { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public init(_ dates: ClosedRange<Date>) { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public init(_ interval: DateInterval) { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct DateStyle: Equatable, Codable, Sendable {
    public static let time = Text.DateStyle()
    public static let date = Text.DateStyle()
    public static let relative = Text.DateStyle()
    public static let offset = Text.DateStyle()
    public static let timer = Text.DateStyle()
  }
  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum Case: Sendable, Hashable { case uppercase, lowercase }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct LineStyle: Hashable, Sendable {
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) { fatalError() }
    public struct Pattern: Sendable { 
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
      public static let dashDot = Pattern()
      public static let dashDotDot = Pattern() }
    public static let single = Text.LineStyle()
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct Scale: Hashable, Sendable { public static let `default` = Scale(); public static let secondary = Scale() }
  @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use string interpolation on `Text` instead")
@available(macOS, introduced: 10.15, deprecated: 26.0, message: "Use string interpolation on `Text` instead")
@available(tvOS, introduced: 13.0, deprecated: 26.0, message: "Use string interpolation on `Text` instead")
@available(watchOS, introduced: 6.0, deprecated: 26.0, message: "Use string interpolation on `Text` instead")
@available(visionOS, introduced: 1.0, deprecated: 26.0, message: "Use string interpolation on `Text` instead")
  public static func + (lhs: Text, rhs: Text) -> Text { fatalError() }
  public func foregroundColor(_ color: Color?) -> Text { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { fatalError() }
  public func font(_ font: Font?) -> Text { fatalError() }
  public func fontWeight(_ weight: Font.Weight?) -> Text { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public func fontWidth(_ width: Font.Width?) -> Text { fatalError() }
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *) public func fontDesign(_ design: Font.Design?) -> Text { fatalError() }
  public func bold() -> Text { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public func bold(_ isActive: Bool) -> Text { fatalError() }
  public func italic() -> Text { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public func italic(_ isActive: Bool) -> Text { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public func monospacedDigit() -> Text { fatalError() }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public func monospaced(_ isActive: Bool = true) -> Text { fatalError() }
  public func kerning(_ kerning: CGFloat) -> Text { fatalError() }
  public func tracking(_ tracking: CGFloat) -> Text { fatalError() }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { fatalError() }
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { fatalError() }
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public func accessibilityLabel(_ label: Text) -> Text { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func customAttribute<T: TextAttribute>(_ value: T) -> Text { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public typealias Layout = _TextLayoutOfText
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol TextAttribute {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct _TextLayoutOfText: Equatable, RandomAccessCollection { public var startIndex: Int { fatalError() }; public var endIndex: Int { fatalError() }; public subscript(i: Int) -> Line { fatalError() }
  public struct Line: Equatable, RandomAccessCollection { public var startIndex: Int { fatalError() }; public var endIndex: Int { fatalError() }; public subscript(i: Int) -> Run { fatalError() }; public var origin: CGPoint { get { fatalError() } set {} }; public var typographicBounds: TypographicBounds { fatalError() } }
  public struct Run: Equatable, RandomAccessCollection { public var startIndex: Int { fatalError() }; public var endIndex: Int { fatalError() }; public subscript(i: Int) -> RunSlice { fatalError() }; public subscript(bounds: Range<Int>) -> RunSlice { fatalError() }; public subscript<T: TextAttribute>(key: T.Type) -> T? { fatalError() }; public var layoutDirection: LayoutDirection { fatalError() }; public var typographicBounds: TypographicBounds { fatalError() }; public var characterIndices: [CharacterIndex] { fatalError() } }
  public struct RunSlice: Equatable, RandomAccessCollection { public init(run: Run, indices: Range<Int>) { fatalError() }; public var run: Run { get { fatalError() } set {} }; public var indices: Range<Int> { fatalError() }; public var startIndex: Int { fatalError() }; public var endIndex: Int { fatalError() }; public subscript(i: Int) -> RunSlice { fatalError() }; public subscript(bounds: Range<Int>) -> RunSlice { fatalError() }; public subscript<T: TextAttribute>(key: T.Type) -> T? { fatalError() }; public var typographicBounds: TypographicBounds { fatalError() }; public var characterIndices: [CharacterIndex] { fatalError() } }
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable { public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { fatalError() }; public func advanced(by n: Int) -> CharacterIndex { fatalError() }; public func distance(to other: CharacterIndex) -> Int { fatalError() } }
  public struct TypographicBounds: Equatable, Sendable { public init() { fatalError() }; public var origin: CGPoint { get { fatalError() } set {} }; public var width: CGFloat { get { fatalError() } set {} }; public var ascent: CGFloat { get { fatalError() } set {} }; public var descent: CGFloat { get { fatalError() } set {} }; public var leading: CGFloat { get { fatalError() } set {} }; public var rect: CGRect { fatalError() } }
  public var isTruncated: Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol TextRenderer: Animatable { func draw(layout: Text.Layout, in ctx: inout GraphicsContext) }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View { nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Text: View { public typealias Body = Never; public var body: Never { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Font: Hashable, Sendable {
  public static let largeTitle = Font.x
  public static let title = Font.x
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static let title2 = Font.x
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static let title3 = Font.x
  public static let headline = Font.x
  public static let subheadline = Font.x
  public static let body = Font.x
  public static let callout = Font.x
  public static let footnote = Font.x
  public static let caption = Font.x
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static let caption2 = Font.x
  static var x: Font { fatalError() }
  @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { fatalError() }
  @_disfavoredOverload public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { fatalError() }
  public static func custom(_ name: String, size: CGFloat) -> Font { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static func custom(_ name: String, fixedSize: CGFloat) -> Font { fatalError() }
  public func italic() -> Font { fatalError() }
  public func smallCaps() -> Font { fatalError() }
  public func lowercaseSmallCaps() -> Font { fatalError() }
  public func uppercaseSmallCaps() -> Font { fatalError() }
  public func monospacedDigit() -> Font { fatalError() }
  public func weight(_ weight: Font.Weight) -> Font { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public func width(_ width: Font.Width) -> Font { fatalError() }
  public func bold() -> Font { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public func leading(_ leading: Font.Leading) -> Font { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public func monospaced() -> Font { fatalError() }
  @frozen public struct Weight: Hashable, Sendable {
    public static let ultraLight = Font.Weight()
    public static let thin = Font.Weight()
    public static let light = Font.Weight()
    public static let regular = Font.Weight()
    public static let medium = Font.Weight()
    public static let semibold = Font.Weight()
    public static let bold = Font.Weight()
    public static let heavy = Font.Weight()
    public static let black = Font.Weight()
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct Width: Hashable, Sendable { public var value: CGFloat; public init(_ value: CGFloat) { fatalError() }
    public static let compressed = Font.Width(0)
    public static let condensed = Font.Width(0)
    public static let standard = Font.Width(0)
    public static let expanded = Font.Width(0) }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum Leading: Sendable, Hashable { case standard, tight, loose }
  public enum TextStyle: CaseIterable, Sendable, Hashable { public static var allCases: [Font.TextStyle] { fatalError() }
    case largeTitle, title
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) case title2, title3
    case headline, subheadline, body, callout, footnote, caption
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) case caption2 }
  public enum Design: Hashable, Sendable { case `default`
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) case serif
    case rounded
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) case monospaced }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func font(_ font: Font?) -> some View { fatalError() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { fatalError() }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { fatalError() }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { fatalError() }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { fatalError() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { fatalError() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View { nonisolated public func textCase(_ textCase: Text.Case?) -> some View { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func monospacedDigit() -> some View { fatalError() }
  @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { fatalError() }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol TextSelectability { static var allowsSelection: Bool { get } }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection: Bool = true }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection: Bool = false }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { fatalError() } }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: DisabledTextSelectability { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { fatalError() }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { fatalError() }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { fatalError() }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { fatalError() }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { fatalError() }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { fatalError() }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { fatalError() }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { fatalError() }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { fatalError() }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { fatalError() }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { fatalError() }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { fatalError() }
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { fatalError() }
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { fatalError() }
}
@available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *) extension View { nonisolated public func fontDesign(_ design: Font.Design?) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View { nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { fatalError() }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View { nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { fatalError() } }

// Attributes of attributed strings.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { fatalError() }
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes
    public enum FontAttribute: AttributedStringKey { public typealias Value = Font; public static let name = "SwiftUI.Font" }
    public enum ForegroundColorAttribute: AttributedStringKey { public typealias Value = Color; public static let name = "SwiftUI.ForegroundColor" }
    public enum BackgroundColorAttribute: AttributedStringKey { public typealias Value = Color; public static let name = "SwiftUI.BackgroundColor" }
    public enum StrikethroughStyleAttribute: AttributedStringKey { public typealias Value = Text.LineStyle; public static let name = "SwiftUI.StrikethroughStyle" }
    public enum UnderlineStyleAttribute: AttributedStringKey { public typealias Value = Text.LineStyle; public static let name = "SwiftUI.UnderlineStyle" }
    public enum KerningAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "SwiftUI.Kern" }
    public enum TrackingAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "SwiftUI.Tracking" }
    public enum BaselineOffsetAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "SwiftUI.BaselineOffset" }
  }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { fatalError() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { fatalError() }
  public init(decorative name: String, bundle: Bundle? = nil) { fatalError() }
  @available(iOS 13, macOS 11.0, tvOS 13, watchOS 6, visionOS 1, *) public init(systemName: String) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public init(systemName: String, variableValue: Double?) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { fatalError() }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { fatalError() }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void) { fatalError() }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image { fatalError() }
  public func antialiased(_ isAntialiased: Bool) -> Image { fatalError() }
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { fatalError() }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { fatalError() }
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
  public enum TemplateRenderingMode: Sendable, Hashable { case template, original }
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }
  public enum ResizingMode: Sendable, Hashable { case tile, stretch }
  @available(iOS 13, macOS 11.0, tvOS 13, watchOS 6, visionOS 1, *) public enum Scale: Sendable, Hashable { case small, medium, large }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct DynamicRange: Hashable, Sendable { public static let standard = DynamicRange(); public static let constrainedHigh = DynamicRange(); public static let high = DynamicRange() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Image: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()
  public var circle: SymbolVariants { fatalError() }
  public var square: SymbolVariants { fatalError() }
  public var rectangle: SymbolVariants { fatalError() }
  public var fill: SymbolVariants { fatalError() }
  public var slash: SymbolVariants { fatalError() }
}
@available(iOS 13, macOS 11.0, tvOS 13, watchOS 6, visionOS 1, *) extension View { nonisolated public func imageScale(_ scale: Image.Scale) -> some View { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { fatalError() }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View { nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum AsyncImagePhase: Sendable { case empty, success(Image), failure(any Error)
  public var image: Image? { fatalError() }
  public var error: (any Error)? { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct AsyncImage<Content: View> {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { fatalError() }
  nonisolated public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> { fatalError() }
  nonisolated public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension AsyncImage: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct Label<Title: View, Icon: View> {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon { nonisolated public init(_ configuration: LabelStyleConfiguration) { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol LabelStyle { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = LabelStyleConfiguration }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct LabelStyleConfiguration {
  public struct Title {}
  public struct Icon {}
  public var title: LabelStyleConfiguration.Title { fatalError() }
  public var icon: LabelStyleConfiguration.Icon { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension LabelStyleConfiguration.Title: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension LabelStyleConfiguration.Icon: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct DefaultLabelStyle: LabelStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct IconOnlyLabelStyle: LabelStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct TitleOnlyLabelStyle: LabelStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *) public struct TitleAndIconLabelStyle: LabelStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { fatalError() } }
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *) extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: TitleAndIconLabelStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View { nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View { nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { fatalError() }; nonisolated public func help(_ text: Text) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { fatalError() } }
