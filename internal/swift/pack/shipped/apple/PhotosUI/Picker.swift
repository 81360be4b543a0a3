@_exported import Photos
import SwiftUI
import UniformTypeIdentifiers

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    public static let automatic = EncodingDisambiguationPolicy()
    public static let current = EncodingDisambiguationPolicy()
    public static let compatible = EncodingDisambiguationPolicy()
  }
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { fatalError() }
  public init(itemIdentifier: String) { fatalError() }
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { fatalError() }
  @preconcurrency @discardableResult public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  public static let `default` = PhotosPickerSelectionBehavior()
  public static let ordered = PhotosPickerSelectionBehavior()
  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public static let continuous = PhotosPickerSelectionBehavior()
  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public static let continuousAndOrdered = PhotosPickerSelectionBehavior()
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PhotosPicker<Label: View>: View {
  nonisolated public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension PhotosPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension View {
  nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View { fatalError() }
  nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View { fatalError() }
  nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View { fatalError() }
  nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
  public static let presentation = PhotosPickerStyle()
  public static let inline = PhotosPickerStyle()
  public static let compact = PhotosPickerStyle()
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) extension View {
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { fatalError() }
  nonisolated public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { fatalError() }
  nonisolated public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View { fatalError() }
}
