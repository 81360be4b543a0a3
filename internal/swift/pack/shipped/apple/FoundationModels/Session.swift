@_exported import Foundation
@_exported import Observation

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public final class SystemLanguageModel: Sendable, Observable {
  public static let `default` = SystemLanguageModel()
  public convenience init(useCase: SystemLanguageModel.UseCase = .general, guardrails: SystemLanguageModel.Guardrails = .default) { fatalError() }
  public convenience init(adapter: SystemLanguageModel.Adapter, guardrails: SystemLanguageModel.Guardrails = .default) { fatalError() }
  init() { fatalError() }
  public var availability: SystemLanguageModel.Availability { fatalError() }
  public var isAvailable: Bool { fatalError() }
  public var supportedLanguages: Set<Locale.Language> { fatalError() }
  public func supportsLocale(_ locale: Locale = Locale.current) -> Bool { fatalError() }
  public var contextSize: Int { fatalError() }
  @available(iOS 26.4, macOS 26.4, visionOS 26.4, *) public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int { fatalError() }
  @available(iOS 26.4, macOS 26.4, visionOS 26.4, *) public func tokenCount(for instructions: Instructions) async throws -> Int { fatalError() }
  @available(iOS 26.4, macOS 26.4, visionOS 26.4, *) public func tokenCount(for tools: [any Tool]) async throws -> Int { fatalError() }
  @available(iOS 26.4, macOS 26.4, visionOS 26.4, *) public func tokenCount(for schema: GenerationSchema) async throws -> Int { fatalError() }
  @available(iOS 26.4, macOS 26.4, visionOS 26.4, *) public func tokenCount(for transcriptEntries: some Collection<Transcript.Entry>) async throws -> Int { fatalError() }
  public struct UseCase: Sendable, Equatable {
    init() { fatalError() }
    public static let general = UseCase()
    public static let contentTagging = UseCase()
  }
  public struct Guardrails: Sendable {
    init() { fatalError() }
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }
  @frozen public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Hashable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
    case available
    case unavailable(SystemLanguageModel.Availability.UnavailableReason)
  }
  public struct Adapter: Sendable {
    public init(fileURL: URL) throws { fatalError() }
    public init(name: String) throws { fatalError() }
    public var creatorDefinedMetadata: [String: Any] { fatalError() }
    public func compile() async throws { fatalError() }
    public static func removeObsoleteAdapters() throws { fatalError() }
    public static func compatibleAdapterIdentifiers(name: String) -> [String] { fatalError() }
    public enum AssetError: Error, LocalizedError, Sendable {
      public struct Context: Sendable { public let debugDescription: String; public init(debugDescription: String) { fatalError() } }
      case invalidAsset(Context), invalidAdapterName(Context), compatibleAdapterNotFound(Context)
    }
  }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public final class LanguageModelSession: Observable, @unchecked Sendable {
  public var transcript: Transcript { fatalError() }
  public var isResponding: Bool { fatalError() }
  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions) rethrows { fatalError() }
  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) { fatalError() }
  @_disfavoredOverload public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil) { fatalError() }
  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) { fatalError() }
  public func prewarm(promptPrefix: Prompt? = nil) { fatalError() }
  public struct Response<Content: Generable> {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }
  @discardableResult public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<String> { fatalError() }
  @discardableResult public func respond(to prompt: String, options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<String> { fatalError() }
  @discardableResult public func respond(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt, isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<String> { fatalError() }
  @discardableResult public func respond(to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<GeneratedContent> { fatalError() }
  @discardableResult public func respond(to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<GeneratedContent> { fatalError() }
  @discardableResult public func respond(schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt, isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<GeneratedContent> { fatalError() }
  @discardableResult public func respond<Content: Generable>(to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<Content> { fatalError() }
  @discardableResult public func respond<Content: Generable>(to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<Content> { fatalError() }
  @discardableResult public func respond<Content: Generable>(generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt, isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<Content> { fatalError() }
  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> sending ResponseStream<String> { fatalError() }
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> sending ResponseStream<String> { fatalError() }
  public func streamResponse(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) rethrows -> sending ResponseStream<String> { fatalError() }
  public func streamResponse(to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> sending ResponseStream<GeneratedContent> { fatalError() }
  public func streamResponse(to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> sending ResponseStream<GeneratedContent> { fatalError() }
  public func streamResponse(schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) rethrows -> sending ResponseStream<GeneratedContent> { fatalError() }
  public func streamResponse<Content: Generable>(to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> sending ResponseStream<Content> { fatalError() }
  public func streamResponse<Content: Generable>(to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> sending ResponseStream<Content> { fatalError() }
  public func streamResponse<Content: Generable>(generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) rethrows -> sending ResponseStream<Content> { fatalError() }
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    public struct Snapshot {
      public var content: Content.PartiallyGenerated
      public var rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    public typealias Failure = any Error
    public struct AsyncIterator: AsyncIteratorProtocol {
      public typealias Element = Snapshot
      public mutating func next() async throws -> Snapshot? { fatalError() }
    }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    public func collect(isolation: isolated (any Actor)? = #isolation) async throws -> sending Response<Content> { fatalError() }
  }
  public enum GenerationError: Error, LocalizedError {
    public struct Context: Sendable { public let debugDescription: String; public init(debugDescription: String) { fatalError() } }
    public struct Refusal: Sendable {
      public init(transcriptEntries: [Transcript.Entry]) { fatalError() }
      public var explanation: Response<String> { get async throws { fatalError() } }
      public var explanationStream: ResponseStream<String> { fatalError() }
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)
    public var errorDescription: String? { fatalError() }
    public var recoverySuggestion: String? { fatalError() }
    public var failureReason: String? { fatalError() }
  }
  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error
    public init(tool: any Tool, underlyingError: any Error) { fatalError() }
    public var errorDescription: String? { fatalError() }
  }
  @discardableResult public func logFeedbackAttachment(sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [], desiredOutput: Transcript.Entry? = nil) -> Data { fatalError() }
  @discardableResult public func logFeedbackAttachment(sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [], desiredResponseText: String?) -> Data { fatalError() }
  @discardableResult public func logFeedbackAttachment(sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [], desiredResponseContent: (any ConvertibleToGeneratedContent)?) -> Data { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension LanguageModelSession.Response: Sendable where Content: Sendable {}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension LanguageModelSession.ResponseStream: Sendable where Content: Sendable {}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct LanguageModelFeedback {
  public enum Sentiment: Sendable, CaseIterable, Equatable, Hashable { case positive, negative, neutral }
  public struct Issue: Sendable {
    public enum Category: Sendable, CaseIterable, Equatable, Hashable { case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly }
    public init(category: Category, explanation: String? = nil) { fatalError() }
  }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct GenerationOptions: Sendable, Equatable {
  public struct SamplingMode: Sendable, Equatable {
    public static var greedy: SamplingMode { fatalError() }
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { fatalError() }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode { fatalError() }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) { fatalError() }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  func call(arguments: Arguments) async throws -> Output
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Tool {
  public var name: String { fatalError() }
  public var includesSchemaInInstructions: Bool { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Tool where Arguments: Generable { public var parameters: GenerationSchema { fatalError() } }
