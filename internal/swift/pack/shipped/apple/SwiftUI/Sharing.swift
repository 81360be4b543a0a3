import Foundation
import CoreTransferable
import UniformTypeIdentifiers

@available(iOS 13.4, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { fatalError() as EmptyView }
    @available(iOS 15.0, macOS 12.0, *) nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { fatalError() as EmptyView }
}
@available(iOS 16.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PasteButton: View {
    @available(iOS 16.0, macOS 13.0, *) nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { fatalError() }
    @available(iOS 16.0, macOS 11.0, *) nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) { fatalError() }
    public typealias Body = Never
    public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
    nonisolated public func fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View { fatalError() as EmptyView }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) { fatalError() }
    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) { fatalError() }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) { fatalError() }
    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) { fatalError() }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) { fatalError() }
}
