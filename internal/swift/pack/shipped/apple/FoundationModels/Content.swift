@_exported import Foundation

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol InstructionsRepresentable { @InstructionsBuilder var instructionsRepresentation: Instructions { get } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol PromptRepresentable { @PromptBuilder var promptRepresentation: Prompt { get } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Instructions: InstructionsRepresentable, Sendable, CustomStringConvertible {
  public init(_ content: some InstructionsRepresentable) { fatalError() }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { fatalError() }
  public var instructionsRepresentation: Instructions { fatalError() }
  public var description: String { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Prompt: PromptRepresentable, Sendable, CustomStringConvertible {
  public init(_ content: some PromptRepresentable) { fatalError() }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { fatalError() }
  public var promptRepresentation: Prompt { fatalError() }
  public var description: String { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @resultBuilder public struct InstructionsBuilder {
  public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions { fatalError() }
  public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions { fatalError() }
  public static func buildEither(first component: some InstructionsRepresentable) -> Instructions { fatalError() }
  public static func buildEither(second component: some InstructionsRepresentable) -> Instructions { fatalError() }
  public static func buildOptional(_ instructions: Instructions?) -> Instructions { fatalError() }
  public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions { fatalError() }
  public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { fatalError() }
  public static func buildExpression(_ expression: Instructions) -> Instructions { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @resultBuilder public struct PromptBuilder {
  public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt { fatalError() }
  public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt { fatalError() }
  public static func buildEither(first component: some PromptRepresentable) -> Prompt { fatalError() }
  public static func buildEither(second component: some PromptRepresentable) -> Prompt { fatalError() }
  public static func buildOptional(_ component: Prompt?) -> Prompt { fatalError() }
  public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt { fatalError() }
  public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { fatalError() }
  public static func buildExpression(_ expression: Prompt) -> Prompt { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension String: InstructionsRepresentable, PromptRepresentable {}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Array: InstructionsRepresentable where Element: InstructionsRepresentable { public var instructionsRepresentation: Instructions { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Array: PromptRepresentable where Element: PromptRepresentable { public var promptRepresentation: Prompt { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent { public var instructionsRepresentation: Instructions { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent { public var promptRepresentation: Prompt { fatalError() } }

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol ConvertibleFromGeneratedContent { init(_ content: GeneratedContent) throws }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable { var generatedContent: GeneratedContent { get } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ConvertibleToGeneratedContent {
  public var instructionsRepresentation: Instructions { fatalError() }
  public var promptRepresentation: Prompt { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Generable {
  public func asPartiallyGenerated() -> Self.PartiallyGenerated { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Bool: Generable { public static var generationSchema: GenerationSchema { fatalError() }; public init(_ content: GeneratedContent) throws { fatalError() }; public var generatedContent: GeneratedContent { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension String: Generable { public static var generationSchema: GenerationSchema { fatalError() }; public init(_ content: GeneratedContent) throws { fatalError() }; public var generatedContent: GeneratedContent { fatalError() }; public var instructionsRepresentation: Instructions { fatalError() }; public var promptRepresentation: Prompt { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Int: Generable { public static var generationSchema: GenerationSchema { fatalError() }; public init(_ content: GeneratedContent) throws { fatalError() }; public var generatedContent: GeneratedContent { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Float: Generable { public static var generationSchema: GenerationSchema { fatalError() }; public init(_ content: GeneratedContent) throws { fatalError() }; public var generatedContent: GeneratedContent { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Double: Generable { public static var generationSchema: GenerationSchema { fatalError() }; public init(_ content: GeneratedContent) throws { fatalError() }; public var generatedContent: GeneratedContent { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Decimal: Generable { public static var generationSchema: GenerationSchema { fatalError() }; public init(_ content: GeneratedContent) throws { fatalError() }; public var generatedContent: GeneratedContent { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Never: Generable { public static var generationSchema: GenerationSchema { fatalError() }; public init(_ content: GeneratedContent) throws { fatalError() }; public var generatedContent: GeneratedContent { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Array: Generable where Element: Generable { public typealias PartiallyGenerated = [Element.PartiallyGenerated]; public static var generationSchema: GenerationSchema { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent { public var generatedContent: GeneratedContent { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent { public init(_ content: GeneratedContent) throws { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Optional where Wrapped: Generable { public typealias PartiallyGenerated = Wrapped.PartiallyGenerated }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent { public var generatedContent: GeneratedContent { fatalError() } }

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct GenerationID: Sendable, Hashable { public init() { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  public static var generationSchema: GenerationSchema { fatalError() }
  public var id: GenerationID?
  public init(_ content: GeneratedContent) throws { fatalError() }
  public init(_ value: some ConvertibleToGeneratedContent) { fatalError() }
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) { fatalError() }
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) { fatalError() }
  public init<S: Sequence>(properties: S, id: GenerationID? = nil, uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) { fatalError() }
  public init<S: Sequence>(elements: S, id: GenerationID? = nil) where S.Element == any ConvertibleToGeneratedContent { fatalError() }
  public init(kind: Kind, id: GenerationID? = nil) { fatalError() }
  public init(json: String) throws { fatalError() }
  public var generatedContent: GeneratedContent { fatalError() }
  public var jsonString: String { fatalError() }
  public var kind: Kind { fatalError() }
  public var isComplete: Bool { fatalError() }
  public var debugDescription: String { fatalError() }
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value { fatalError() }
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value { fatalError() }
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value? { fatalError() }
  public static func == (a: GeneratedContent, b: GeneratedContent) -> Bool { fatalError() }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct GenerationGuide<Value> { init() { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GenerationGuide: Sendable where Value: Sendable {}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> GenerationGuide<String> { fatalError() }
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { fatalError() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GenerationGuide where Value == Int {
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { fatalError() }
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { fatalError() }
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GenerationGuide where Value == Float {
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { fatalError() }
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { fatalError() }
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GenerationGuide where Value == Double {
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { fatalError() }
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { fatalError() }
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GenerationGuide where Value == Decimal {
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { fatalError() }
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { fatalError() }
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { fatalError() }
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { fatalError() }
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element] { fatalError() }
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { fatalError() }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]> where Value == [Element] { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { fatalError() }
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { fatalError() }
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { fatalError() }
  public static func count(_ count: Int) -> GenerationGuide<Value> { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent)) @attached(member, names: arbitrary) public macro Generable(description: String? = nil) = #externalMacro(module: "AssayMacros", type: "Generable")
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @attached(peer) public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @attached(peer) public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @attached(peer) public macro Guide(description: String) = #externalMacro(module: "AssayMacros", type: "Nothing")

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
  public struct Property: Sendable {
    public init<Value: Generable>(name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []) { fatalError() }
    public init<Value: Generable>(name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []) { fatalError() }
    public init<RegexOutput>(name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []) { fatalError() }
    public init<RegexOutput>(name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []) { fatalError() }
  }
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) { fatalError() }
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) { fatalError() }
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) { fatalError() }
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws { fatalError() }
  public var debugDescription: String { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public enum SchemaError: Error, LocalizedError, Sendable {
    public struct Context: Sendable { public let debugDescription: String; public init(debugDescription: String) { fatalError() } }
    case duplicateType(schema: String?, type: String, context: Context)
    case duplicateProperty(schema: String, property: String, context: Context)
    case emptyTypeChoices(schema: String, context: Context)
    case undefinedReferences(schema: String?, references: [String], context: Context)
    public var errorDescription: String? { fatalError() }
    public var recoverySuggestion: String? { fatalError() }
  }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DynamicGenerationSchema: Sendable {
  public struct Property: Sendable { public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) { fatalError() } }
  public init(name: String, description: String? = nil, properties: [Property]) { fatalError() }
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) { fatalError() }
  public init(name: String, description: String? = nil, anyOf choices: [String]) { fatalError() }
  public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) { fatalError() }
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) { fatalError() }
  public init<RegexOutput>(type: String.Type, guides: [Regex<RegexOutput>]) { fatalError() }
  public init(referenceTo name: String) { fatalError() }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Transcript: Sendable, Equatable, RandomAccessCollection, Codable, CustomStringConvertible {
  public init(entries: some Sequence<Entry> = []) { fatalError() }
  public typealias Index = Int
  public subscript(index: Index) -> Entry { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public var description: String { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: Transcript, b: Transcript) -> Bool { fatalError() }
  public enum Entry: Sendable, Identifiable, Equatable, CustomStringConvertible {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)
    public var id: String { fatalError() }
    public var description: String { fatalError() }
  }
  public enum Segment: Sendable, Identifiable, Equatable, CustomStringConvertible {
    case text(TextSegment)
    case structure(StructuredSegment)
    public var id: String { fatalError() }
    public var description: String { fatalError() }
  }
  public struct TextSegment: Sendable, Identifiable, Equatable, CustomStringConvertible { public var id: String; public var content: String; public init(id: String = UUID().uuidString, content: String) { fatalError() }; public var description: String { fatalError() } }
  public struct StructuredSegment: Sendable, Identifiable, Equatable, CustomStringConvertible { public var id: String; public var source: String; public var content: GeneratedContent; public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) { fatalError() }; public var description: String { fatalError() } }
  public struct Instructions: Sendable, Identifiable, Equatable, CustomStringConvertible { public var id: String; public var segments: [Segment]; public var toolDefinitions: [ToolDefinition]; public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) { fatalError() }; public var description: String { fatalError() } }
  public struct ToolDefinition: Sendable, Equatable { public var name: String; public var description: String; public init(name: String, description: String, parameters: GenerationSchema) { fatalError() }; public init(tool: some Tool) { fatalError() } }
  public struct Prompt: Sendable, Identifiable, Equatable, CustomStringConvertible { public var id: String; public var segments: [Segment]; public var options: GenerationOptions; public var responseFormat: ResponseFormat?; public init(id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(), responseFormat: ResponseFormat? = nil) { fatalError() }; public var description: String { fatalError() } }
  public struct ResponseFormat: Sendable, Equatable, CustomStringConvertible { public var name: String { fatalError() }; public init<Content: Generable>(type: Content.Type) { fatalError() }; public init(schema: GenerationSchema) { fatalError() }; public var description: String { fatalError() } }
  public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection, CustomStringConvertible { public typealias Index = Int; public var id: String; public init<S: Sequence>(id: String = UUID().uuidString, _ calls: S) where S.Element == ToolCall { fatalError() }; public subscript(position: Int) -> ToolCall { fatalError() }; public var startIndex: Int { fatalError() }; public var endIndex: Int { fatalError() }; public var description: String { fatalError() }; public static func == (a: ToolCalls, b: ToolCalls) -> Bool { fatalError() } }
  public struct ToolCall: Sendable, Identifiable, Equatable, CustomStringConvertible { public var id: String; public var toolName: String; public var arguments: GeneratedContent; public init(id: String, toolName: String, arguments: GeneratedContent) { fatalError() }; public var description: String { fatalError() } }
  public struct ToolOutput: Sendable, Identifiable, Equatable, CustomStringConvertible { public var id: String; public var toolName: String; public var segments: [Segment]; public init(id: String, toolName: String, segments: [Segment]) { fatalError() }; public var description: String { fatalError() } }
  public struct Response: Sendable, Identifiable, Equatable, CustomStringConvertible { public var id: String; public var assetIDs: [String]; public var segments: [Segment]; public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) { fatalError() }; public var description: String { fatalError() } }
}
