@_exported import Foundation
import SwiftUI
#if os(iOS)
@_exported import UIKit

@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension QLPreviewItem { public var previewItemTitle: String? { fatalError() } }
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { fatalError() } }
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
}
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) { fatalError() }
    public func previewControllerDidDismiss(_ controller: QLPreviewController) { fatalError() }
    public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { fatalError() }
}
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class QLPreviewController: UIViewController {
    weak open var dataSource: (any QLPreviewControllerDataSource)? { get { fatalError() } set {} }
    weak open var delegate: (any QLPreviewControllerDelegate)? { get { fatalError() } set {} }
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
    open var currentPreviewItemIndex: Int { get { fatalError() } set {} }
    open var currentPreviewItem: (any QLPreviewItem)? { fatalError() }
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { fatalError() }
}
#endif
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { fatalError() as EmptyView }
    nonisolated public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View where Items: RandomAccessCollection, Items.Element == URL { fatalError() as EmptyView }
}
