@_exported import Foundation
import SwiftUI

@available(iOS 18.0, macOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct TranslationSession: @unchecked Sendable {
    public struct Configuration: Equatable, Sendable {
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { fatalError() }
        public var source: Locale.Language?
        public var target: Locale.Language?
        public var version: Int { fatalError() }
        public mutating func invalidate() {}
    }
    public struct Request: Sendable {
        public init(sourceText: String, clientIdentifier: String? = nil) { fatalError() }
        public var sourceText: String
        public var clientIdentifier: String?
    }
    public struct Response: Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }
    public struct BatchResponse: AsyncSequence {
        public typealias Element = Response
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> Response? { fatalError() } }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public var sourceLanguage: Locale.Language? { fatalError() }
    public var targetLanguage: Locale.Language? { fatalError() }
    public func translate(_ string: String) async throws -> Response { fatalError() }
    public func translations(from batch: [Request]) async throws -> [Response] { fatalError() }
    public func translate(batch: [Request]) -> BatchResponse { fatalError() }
    public func prepareTranslation() async throws {}
}
@available(iOS 18.0, macOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public class LanguageAvailability: @unchecked Sendable {
    public enum Status: Sendable { case installed, supported, unsupported }
    public init() { fatalError() }
    public var supportedLanguages: [Locale.Language] { get async { fatalError() } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { fatalError() }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { fatalError() }
}
@available(iOS 17.4, macOS 14.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
    @available(iOS 17.4, macOS 14.4, *) nonisolated public func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil) -> some View { fatalError() as EmptyView }
    @available(iOS 18.0, macOS 15.0, *) nonisolated public func translationTask(_ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void) -> some View { fatalError() as EmptyView }
    @available(iOS 18.0, macOS 15.0, *) nonisolated public func translationTask(source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void) -> some View { fatalError() as EmptyView }
}
