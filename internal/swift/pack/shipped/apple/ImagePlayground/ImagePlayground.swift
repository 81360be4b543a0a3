@_exported import CoreGraphics
@_exported import Foundation
import SwiftUI
#if os(iOS)
import UIKit
#else
import AppKit
#endif

@available(iOS 18.1, macOS 15.1, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ImagePlaygroundConcept: Sendable {
    public static func text(_ text: String) -> ImagePlaygroundConcept { fatalError() }
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept { fatalError() }
    public static func image(_ url: URL) -> ImagePlaygroundConcept? { fatalError() }
    @available(iOS 18.4, macOS 15.4, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public static func image(_ cgImage: CGImage) -> ImagePlaygroundConcept { fatalError() }
}
@available(iOS 18.4, macOS 15.4, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ImagePlaygroundStyle: Sendable, Hashable, Identifiable {
    public static let animation = ImagePlaygroundStyle()
    public static let illustration = ImagePlaygroundStyle()
    public static let sketch = ImagePlaygroundStyle()
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *) public static let externalProvider = ImagePlaygroundStyle()
    public static var all: [ImagePlaygroundStyle] { fatalError() }
    public var id: String { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) public struct ImagePlaygroundOptions: Sendable { public init() { fatalError() }; public enum PersonalizationPolicy: Sendable { case automatic, enabled, disabled }; public var personalization: PersonalizationPolicy { get { fatalError() } set {} } }
@available(iOS 18.4, macOS 15.4, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public final class ImageCreator: Sendable {
    public init() async throws { fatalError() }
    public var availableStyles: [ImagePlaygroundStyle] { fatalError() }
    public struct CreatedImage: Sendable { public let cgImage: CGImage }
    public struct Images: AsyncSequence, Sendable {
        public typealias Element = CreatedImage
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> CreatedImage? { fatalError() } }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public func images(for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int) -> Images { fatalError() }
    public enum Error: Swift.Error, LocalizedError { case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage, unsupportedInputImage, backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity }
}
#if os(iOS)
@available(iOS 18.1, macOS 15.1, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class ImagePlaygroundViewController: UIViewController {
    public required init?(coder: NSCoder) { fatalError() }
    public init() { fatalError() }
    @MainActor @preconcurrency public protocol Delegate: AnyObject {
        func imagePlaygroundViewController(_ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }
    public static var isAvailable: Bool { fatalError() }
    weak public var delegate: (any Delegate)?
    public var concepts: [ImagePlaygroundConcept] { get { fatalError() } set {} }
    public var sourceImage: UIImage? { get { fatalError() } set {} }
    @available(iOS 18.4, *) public var selectedGenerationStyle: ImagePlaygroundStyle { get { fatalError() } set {} }
    @available(iOS 18.4, *) public var allowedGenerationStyles: [ImagePlaygroundStyle] { get { fatalError() } set {} }
}
@available(iOS 18.1, macOS 15.1, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ImagePlaygroundViewController.Delegate { public func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController) {} }
#endif
@available(iOS 18.1, macOS 15.1, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var supportsImagePlayground: Bool { fatalError() } }
@available(iOS 18.1, macOS 15.1, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
    nonisolated public func imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil, onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View { fatalError() }
    nonisolated public func imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL, onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View { fatalError() }
    nonisolated public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View { fatalError() }
    nonisolated public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (_ url: URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View { fatalError() }
    @available(iOS 18.4, macOS 15.4, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func imagePlaygroundGenerationStyle(_ style: ImagePlaygroundStyle, in styles: [ImagePlaygroundStyle]) -> some View { fatalError() }
    @available(iOS 18.2, macOS 15.2, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func imagePlaygroundPersonalizationPolicy(_ policy: ImagePlaygroundPersonalizationPolicy) -> some View { fatalError() }
}
@available(iOS 18.2, macOS 15.2, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum ImagePlaygroundPersonalizationPolicy: Sendable { case automatic, enabled, disabled }
