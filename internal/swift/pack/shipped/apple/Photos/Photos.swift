@_exported import Foundation
@_exported import AssayGapFoundation
#if os(macOS)
import AppKit
public typealias _Image = NSImage
#else
import UIKit
public typealias _Image = UIImage
#endif

@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) case limited }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) public enum PHImageContentMode: Int, Sendable { case aspectFit = 0, aspectFill
  public static var `default`: PHImageContentMode { fatalError() } }
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) public typealias PHImageRequestID = Int32
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) public let PHImageManagerMaximumSize: CGSize = CGSize(width: -1, height: -1)

@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHObject: NSObject, @unchecked Sendable { open var localIdentifier: String { fatalError() } }
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { fatalError() }
  open var pixelWidth: Int { fatalError() }
  open var pixelHeight: Int { fatalError() }
  open var creationDate: Date? { fatalError() }
  open var modificationDate: Date? { fatalError() }
  open var duration: TimeInterval { fatalError() }
  open var isHidden: Bool { fatalError() }
  open var isFavorite: Bool { fatalError() }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fatalError() }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fatalError() }
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fatalError() }
}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets: Bool { get { fatalError() } set {} }
  @available(iOS 9.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open var fetchLimit: Int { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { fatalError() }
  open func object(at index: Int) -> ObjectType { fatalError() }
  open subscript(idx: Int) -> ObjectType { fatalError() }
  open func contains(_ anObject: ObjectType) -> Bool { fatalError() }
  open func index(of anObject: ObjectType) -> Int { fatalError() }
  open var firstObject: ObjectType? { fatalError() }
  open var lastObject: ObjectType? { fatalError() }
  open func objects(at indexes: IndexSet) -> [ObjectType] { fatalError() }
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { fatalError() }
  open func enumerateObjects(options opts: NSEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { fatalError() }
}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol { func photoLibraryDidChange(_ changeInstance: PHChange) }
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHChange: NSObject, @unchecked Sendable {}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func shared() -> PHPhotoLibrary { fatalError() }
  open class func authorizationStatus() -> PHAuthorizationStatus { fatalError() }
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @preconcurrency open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @discardableResult open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { fatalError() }
  @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { fatalError() }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { fatalError() }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { fatalError() }
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { fatalError() }
}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHImageRequestOptions: NSObject {
  open var deliveryMode: PHImageRequestOptionsDeliveryMode { get { fatalError() } set {} }
  open var resizeMode: PHImageRequestOptionsResizeMode { get { fatalError() } set {} }
  open var isNetworkAccessAllowed: Bool { get { fatalError() } set {} }
  open var isSynchronous: Bool { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHImageManager: NSObject, @unchecked Sendable {
  open class func `default`() -> PHImageManager { fatalError() }
  @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (_Image?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { fatalError() }
  open func cancelImageRequest(_ requestID: PHImageRequestID) { fatalError() }
}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) { fatalError() }
  open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) { fatalError() }
  open func stopCachingImagesForAllAssets() { fatalError() }
}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHChangeRequest: NSObject {}
@available(iOS 8.0, macOS 10.13, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) open class PHAssetChangeRequest: PHChangeRequest {
  open class func creationRequestForAsset(from image: _Image) -> Self { fatalError() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { fatalError() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { fatalError() }
  open var creationDate: Date?
  open var isFavorite: Bool { get { fatalError() } set {} }
}
