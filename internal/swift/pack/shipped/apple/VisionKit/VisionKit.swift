@_exported import UIKit
import Vision

@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { fatalError() }
    weak open var delegate: (any VNDocumentCameraViewControllerDelegate)? { get { fatalError() } set {} }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    open var pageCount: Int { fatalError() }
    open var title: String { fatalError() }
    open func imageOfPage(at index: Int) -> UIImage { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) { fatalError() }
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) { fatalError() }
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class DataScannerViewController: UIViewController {
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public enum TextContentType: CaseIterable, Sendable { case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency }
    public struct RecognizedDataType: Hashable, Sendable {
        public static func text(languages: [String] = [], textContentType: DataScannerViewController.TextContentType? = nil) -> RecognizedDataType { fatalError() }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType { fatalError() }
    }
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
    public init(recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open class var isSupported: Bool { fatalError() }
    open class var isAvailable: Bool { fatalError() }
    weak open var delegate: (any DataScannerViewControllerDelegate)? { get { fatalError() } set {} }
    open var isScanning: Bool { fatalError() }
    open func startScanning() throws {}
    open func stopScanning() {}
    open func capturePhoto() async throws -> UIImage { fatalError() }
    open var recognizedItems: AsyncStream<[RecognizedItem]> { fatalError() }
    open var overlayContainerView: UIView { fatalError() }
    open var regionOfInterest: CGRect? { get { fatalError() } set {} }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum RecognizedItem: Identifiable, Sendable {
    case text(RecognizedItem.Text)
    case barcode(RecognizedItem.Barcode)
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public var transcript: String { fatalError() }
    }
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public var payloadStringValue: String? { fatalError() }
    }
    public struct Bounds: Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }
    public var id: UUID { fatalError() }
    public var bounds: Bounds { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) { fatalError() }
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) { fatalError() }
    public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]) { fatalError() }
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) { fatalError() }
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) { fatalError() }
    public func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable) { fatalError() }
}
