import Foundation

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension String {
    public struct LocalizationOptions: Sendable {
        public var replacements: [any CVarArg & Sendable]?
        public init() { fatalError() }
    }
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
        public enum Placeholder: Sendable, Hashable, Codable { case int, uint, float, double, object }
        public init(_ value: String) { fatalError() }
        public init(stringLiteral value: String) { fatalError() }
        public init(stringInterpolation: StringInterpolation) { fatalError() }
        public init(from decoder: any Decoder) throws { fatalError() }
        public func encode(to encoder: any Encoder) throws { fatalError() }
        public static func == (a: LocalizationValue, b: LocalizationValue) -> Bool { fatalError() }
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
            public mutating func appendLiteral(_ literal: String) {}
            public mutating func appendInterpolation(_ string: String) {}
            public mutating func appendInterpolation(_ substring: Substring) {}
            public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) where Subject: ReferenceConvertible {}
            public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) where Subject: NSObject {}
            public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
            public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {}
            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {}
            public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {}
            public mutating func appendInterpolation(_ attributedString: AttributedString) {}
            @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
            @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
            public mutating func appendInterpolation(placeholder: Placeholder) {}
            @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {}
        }
    }
    public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { fatalError() }
    public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { fatalError() }
    @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
    public init(localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { fatalError() }
    @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
    public init(localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { fatalError() }
    @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
    public init(localized resource: LocalizedStringResource) { fatalError() }
    @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) { fatalError() }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public protocol _FormatSpecifiable: Equatable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Int: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Int8: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Int16: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Int32: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Int64: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension UInt: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension UInt8: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension UInt16: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension UInt32: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension UInt64: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Float: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Double: _FormatSpecifiable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension CGFloat: _FormatSpecifiable {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
public struct LocalizedStringResource: Equatable, Codable, Sendable, CustomLocalizedStringResourceConvertible, ExpressibleByStringInterpolation {
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public var bundle: BundleDescription { fatalError() }
    public var localizedStringResource: LocalizedStringResource { fatalError() }
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil) { fatalError() }
    public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool { fatalError() }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension AttributedString {
    public struct LocalizationOptions: Sendable {
        public var applyReplacementIndexAttribute: Bool
        public init() { fatalError() }
    }
    public init(localized key: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) { fatalError() }
    public init(localized keyAndValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) { fatalError() }
    @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
    public init(localized resource: LocalizedStringResource) { fatalError() }
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }
    public func inflected() -> AttributedString { fatalError() }

    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Int, Sendable {
            case full = 0
            case inlineOnly = 1
            case inlineOnlyPreservingWhitespace = 2
        }
        public enum FailurePolicy: Int, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible = 1
        }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil) { fatalError() }
    }
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws { fatalError() }
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws { fatalError() }
    public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws { fatalError() }
    public init(_ nsStr: NSAttributedString) { fatalError() }
    public init<S>(_ nsStr: NSAttributedString, including scope: S.Type) throws where S: AttributeScope { fatalError() }
    public init<S>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws where S: AttributeScope { fatalError() }
}

extension NSAttributedString {
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public convenience init(_ attrStr: AttributedString) { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public convenience init<S>(_ attrStr: AttributedString, including scope: S.Type) throws where S: AttributeScope { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public convenience init<S>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws where S: AttributeScope { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public convenience init(markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil) throws { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil) throws { fatalError() }
}

extension NSAttributedString.Key {
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "")
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static let alternateDescription = NSAttributedString.Key(rawValue: "")
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static let imageURL = NSAttributedString.Key(rawValue: "")
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "")
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static let replacementIndex = NSAttributedString.Key(rawValue: "")
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "")
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public struct PresentationIntent: Hashable, Codable, Sendable {
    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Int, Codable, Hashable, Sendable {
            case left
            case center
            case right
        }
        public var alignment: Alignment
        public init(alignment: Alignment) { fatalError() }
    }
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }
    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind
        public var identity: Int
        public init(kind: Kind, identity: Int) { fatalError() }
    }
    public var components: [IntentType]
    public var count: Int { fatalError() }
    public var indentationLevel: Int { fatalError() }
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) { fatalError() }
    public init(types: [IntentType]) { fatalError() }
}

extension String.StandardComparator {
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static var localizedStandard: String.StandardComparator { .lexical }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static var localized: String.StandardComparator { .lexical }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension SortComparator where Self == String.StandardComparator {
    public static var localizedStandard: String.StandardComparator { .lexical }
    public static var localized: String.StandardComparator { .lexical }
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
extension PredicateExpressions {
    public struct StringLocalizedStandardContains<Root, Other>: PredicateExpression where Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol, Other.Output: StringProtocol {
        public typealias Output = Bool
        public let root: Root
        public let other: Other
        public init(root: Root, other: Other) { fatalError() }
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool { fatalError() }
    }
    public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other) -> PredicateExpressions.StringLocalizedStandardContains<Root, Other> { fatalError() }
    public struct StringLocalizedCompare<Root, Other>: PredicateExpression where Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol, Other.Output: StringProtocol {
        public typealias Output = ComparisonResult
        public let root: Root
        public let other: Other
        public init(root: Root, other: Other) { fatalError() }
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult { fatalError() }
    }
    public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other) -> PredicateExpressions.StringLocalizedCompare<Root, Other> { fatalError() }
}
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression, Codable, Sendable where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression, Codable, Sendable where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
