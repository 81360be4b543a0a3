@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let undetermined = NLLanguage(rawValue: "")
    public static let arabic = NLLanguage(rawValue: "")
    public static let danish = NLLanguage(rawValue: "")
    public static let dutch = NLLanguage(rawValue: "")
    public static let english = NLLanguage(rawValue: "")
    public static let finnish = NLLanguage(rawValue: "")
    public static let french = NLLanguage(rawValue: "")
    public static let german = NLLanguage(rawValue: "")
    public static let greek = NLLanguage(rawValue: "")
    public static let hebrew = NLLanguage(rawValue: "")
    public static let hindi = NLLanguage(rawValue: "")
    public static let hungarian = NLLanguage(rawValue: "")
    public static let italian = NLLanguage(rawValue: "")
    public static let japanese = NLLanguage(rawValue: "")
    public static let korean = NLLanguage(rawValue: "")
    public static let norwegian = NLLanguage(rawValue: "")
    public static let polish = NLLanguage(rawValue: "")
    public static let portuguese = NLLanguage(rawValue: "")
    public static let romanian = NLLanguage(rawValue: "")
    public static let russian = NLLanguage(rawValue: "")
    public static let simplifiedChinese = NLLanguage(rawValue: "")
    public static let spanish = NLLanguage(rawValue: "")
    public static let swedish = NLLanguage(rawValue: "")
    public static let thai = NLLanguage(rawValue: "")
    public static let traditionalChinese = NLLanguage(rawValue: "")
    public static let turkish = NLLanguage(rawValue: "")
    public static let ukrainian = NLLanguage(rawValue: "")
    public static let vietnamese = NLLanguage(rawValue: "")
}
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) public enum NLTokenUnit: Int, Sendable { case word = 0, sentence, paragraph, document }
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func dominantLanguage(for string: String) -> NLLanguage? { fatalError() }
    open func processString(_ string: String) {}
    open func reset() {}
    open var dominantLanguage: NLLanguage? { fatalError() }
    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { fatalError() }
    public var languageHints: [NLLanguage: Double] { get { fatalError() } set {} }
    open var languageConstraints: [NLLanguage] { get { fatalError() } set {} }
}
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) open class NLTokenizer: NSObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var numeric: Attributes { fatalError() }
        public static var symbolic: Attributes { fatalError() }
        public static var emoji: Attributes { fatalError() }
    }
    public init(unit: NLTokenUnit) { fatalError() }
    open var unit: NLTokenUnit { fatalError() }
    open var string: String? { get { fatalError() } set {} }
    open func setLanguage(_ language: NLLanguage) {}
    public func tokenRange(at index: String.Index) -> Range<String.Index> { fatalError() }
    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { fatalError() }
    public func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, NLTokenizer.Attributes) -> Bool) {}
}
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let tokenType = NLTagScheme(rawValue: "")
    public static let lexicalClass = NLTagScheme(rawValue: "")
    public static let nameType = NLTagScheme(rawValue: "")
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "")
    public static let lemma = NLTagScheme(rawValue: "")
    public static let language = NLTagScheme(rawValue: "")
    public static let script = NLTagScheme(rawValue: "")
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *) public static let sentimentScore = NLTagScheme(rawValue: "")
}
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let word = NLTag(rawValue: "")
    public static let punctuation = NLTag(rawValue: "")
    public static let whitespace = NLTag(rawValue: "")
    public static let other = NLTag(rawValue: "")
    public static let noun = NLTag(rawValue: "")
    public static let verb = NLTag(rawValue: "")
    public static let adjective = NLTag(rawValue: "")
    public static let adverb = NLTag(rawValue: "")
    public static let pronoun = NLTag(rawValue: "")
    public static let determiner = NLTag(rawValue: "")
    public static let particle = NLTag(rawValue: "")
    public static let preposition = NLTag(rawValue: "")
    public static let number = NLTag(rawValue: "")
    public static let conjunction = NLTag(rawValue: "")
    public static let interjection = NLTag(rawValue: "")
    public static let classifier = NLTag(rawValue: "")
    public static let idiom = NLTag(rawValue: "")
    public static let otherWord = NLTag(rawValue: "")
    public static let sentenceTerminator = NLTag(rawValue: "")
    public static let personalName = NLTag(rawValue: "")
    public static let organizationName = NLTag(rawValue: "")
    public static let placeName = NLTag(rawValue: "")
}
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) open class NLTagger: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var omitWords: Options { fatalError() }
        public static var omitPunctuation: Options { fatalError() }
        public static var omitWhitespace: Options { fatalError() }
        public static var omitOther: Options { fatalError() }
        public static var joinNames: Options { fatalError() }
        public static var joinContractions: Options { fatalError() }
    }
    public init(tagSchemes: [NLTagScheme]) { fatalError() }
    open var tagSchemes: [NLTagScheme] { fatalError() }
    open var string: String? { get { fatalError() } set {} }
    open var dominantLanguage: NLLanguage? { fatalError() }
    public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> { fatalError() }
    public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) { fatalError() }
    public func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = []) -> [(NLTag?, Range<String.Index>)] { fatalError() }
    public func enumerateTags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [], using block: (NLTag?, Range<String.Index>) -> Bool) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) public func tagHypotheses(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int) -> ([String: Double], Range<String.Index>) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum NLDistanceType: Int, Sendable { case cosine = 0 }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class NLEmbedding: NSObject, @unchecked Sendable {
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { fatalError() }
    open func contains(_ string: String) -> Bool { fatalError() }
    public func vector(for string: String) -> [Double]? { fatalError() }
    public func neighbors(for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine) -> [(String, Double)] { fatalError() }
    public func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine) -> Double { fatalError() }
    open var dimension: Int { fatalError() }
    open var vocabularySize: Int { fatalError() }
    open var language: NLLanguage? { fatalError() }
}
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) open class NLModel: NSObject, @unchecked Sendable {
    public convenience init(contentsOf url: URL) throws { fatalError() }
    open func predictedLabel(for string: String) -> String? { fatalError() }
}
