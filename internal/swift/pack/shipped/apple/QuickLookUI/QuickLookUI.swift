@_exported import AppKit
public enum QLPreviewViewStyle: UInt, Sendable { case normal = 0, compact = 1 }
@MainActor @preconcurrency open class QLPreviewView: NSView {
  public init!(frame: NSRect, style: QLPreviewViewStyle) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var previewItem: (any QLPreviewItem)! { get { fatalError() } set {} }
  open var displayState: Any! { get { fatalError() } set {} }
  open var shouldCloseWithWindow: Bool { get { fatalError() } set {} }
  open var autostarts: Bool { get { fatalError() } set {} }
  open func refreshPreviewItem() {}
  open func close() {}
}
@MainActor @preconcurrency public protocol QLPreviewingController: NSObjectProtocol {
  func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
  func preparePreviewOfSearchableItem(identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void)
}
extension QLPreviewingController {
  public func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) { fatalError() }
  public func preparePreviewOfSearchableItem(identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void) { fatalError() }
}
