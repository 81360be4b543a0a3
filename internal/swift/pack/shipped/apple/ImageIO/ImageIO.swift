@_exported import CoreGraphics

public final class CGImageSource: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CGImageSource, b: CGImageSource) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public enum CGImageSourceStatus: Int32, Sendable { case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete }
public func CGImageSourceGetTypeID() -> CFTypeID { fatalError() }
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { fatalError() }
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? { fatalError() }
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { fatalError() }
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? { fatalError() }
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { fatalError() }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { fatalError() }
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { fatalError() }
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { fatalError() }
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? { fatalError() }
public func CGImageSourceCopyMetadataAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImageMetadata? { fatalError() }
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { fatalError() }
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { fatalError() }
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { fatalError() }
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { fatalError() }
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) { fatalError() }
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { fatalError() }
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { fatalError() }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { fatalError() }
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(_ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString) -> CFDictionary? { fatalError() }
public var kCGImageSourceTypeIdentifierHint: CFString { fatalError() }
public var kCGImageSourceShouldCache: CFString { fatalError() }
public var kCGImageSourceShouldCacheImmediately: CFString { fatalError() }
public var kCGImageSourceShouldAllowFloat: CFString { fatalError() }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { fatalError() }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { fatalError() }
public var kCGImageSourceThumbnailMaxPixelSize: CFString { fatalError() }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { fatalError() }
public var kCGImageSourceSubsampleFactor: CFString { fatalError() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var kCGImageSourceDecodeRequest: CFString { fatalError() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var kCGImageSourceDecodeToHDR: CFString { fatalError() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var kCGImageSourceDecodeToSDR: CFString { fatalError() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var kCGImageSourceDecodeRequestOptions: CFString { fatalError() }

public final class CGImageDestination: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public func CGImageDestinationGetTypeID() -> CFTypeID { fatalError() }
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { fatalError() }
public func CGImageDestinationCreateWithDataConsumer(_ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? { fatalError() }
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? { fatalError() }
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? { fatalError() }
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { fatalError() }
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) { fatalError() }
public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?) { fatalError() }
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { fatalError() }
public func CGImageDestinationAddImageAndMetadata(_ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?) { fatalError() }
@discardableResult public func CGImageDestinationCopyImageSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?, _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { fatalError() }
public func CGImageDestinationAddAuxiliaryDataInfo(_ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary) { fatalError() }
public var kCGImageDestinationLossyCompressionQuality: CFString { fatalError() }
public var kCGImageDestinationBackgroundColor: CFString { fatalError() }
public var kCGImageDestinationImageMaxPixelSize: CFString { fatalError() }
public var kCGImageDestinationEmbedThumbnail: CFString { fatalError() }
public var kCGImageDestinationOptimizeColorForSharing: CFString { fatalError() }
public var kCGImageDestinationMetadata: CFString { fatalError() }
public var kCGImageDestinationMergeMetadata: CFString { fatalError() }
public var kCGImageMetadataShouldExcludeXMP: CFString { fatalError() }
public var kCGImageMetadataShouldExcludeGPS: CFString { fatalError() }
public var kCGImageDestinationDateTime: CFString { fatalError() }
public var kCGImageDestinationOrientation: CFString { fatalError() }
public var kCGImageDestinationPreserveGainMap: CFString { fatalError() }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var kCGImageDestinationEncodeRequest: CFString { fatalError() }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var kCGImageDestinationEncodeToSDR: CFString { fatalError() }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var kCGImageDestinationEncodeToISOHDR: CFString { fatalError() }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var kCGImageDestinationEncodeToISOGainmap: CFString { fatalError() }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var kCGImageDestinationEncodeRequestOptions: CFString { fatalError() }

public class CGImageMetadata: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CGImageMetadata, b: CGImageMetadata) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}
public final class CGImageMetadataTag: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CGImageMetadataTag, b: CGImageMetadataTag) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public enum CGImageMetadataType: Int32, Sendable { case invalid = -1, `default`, string, arrayUnordered, arrayOrdered, alternateArray, alternateText, structure }
public enum CGImageMetadataErrors: UInt32, Sendable { case unknown, unsupportedFormat, badArgument, conflictingArguments, prefixConflict }
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { fatalError() }
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? { fatalError() }
public func CGImageMetadataTagCreate(_ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType, _ value: CFTypeRef) -> CGImageMetadataTag? { fatalError() }
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? { fatalError() }
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { fatalError() }
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { fatalError() }
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? { fatalError() }
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { fatalError() }
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? { fatalError() }
public func CGImageMetadataCopyTagWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString) -> CGImageMetadataTag? { fatalError() }
public func CGImageMetadataCopyStringValueWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString) -> CFString? { fatalError() }
@discardableResult public func CGImageMetadataRegisterNamespaceForPrefix(_ metadata: CGMutableImageMetadata, _ xmlns: CFString, _ prefix: CFString, _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { fatalError() }
@discardableResult public func CGImageMetadataSetTagWithPath(_ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ tag: CGImageMetadataTag) -> Bool { fatalError() }
@discardableResult public func CGImageMetadataSetValueWithPath(_ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: CFTypeRef) -> Bool { fatalError() }
@discardableResult public func CGImageMetadataRemoveTagWithPath(_ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString) -> Bool { fatalError() }
public typealias CGImageMetadataTagBlock = (CFString, CGImageMetadataTag) -> Bool
public func CGImageMetadataEnumerateTagsUsingBlock(_ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?, _ block: @escaping CGImageMetadataTagBlock) { fatalError() }
public func CGImageMetadataCopyTagMatchingImageProperty(_ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString) -> CGImageMetadataTag? { fatalError() }
@discardableResult public func CGImageMetadataSetValueMatchingImageProperty(_ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: CFTypeRef) -> Bool { fatalError() }
public func CGImageMetadataCreateXMPData(_ metadata: CGImageMetadata, _ options: CFDictionary?) -> CFData? { fatalError() }
public func CGImageMetadataCreateFromXMPData(_ data: CFData) -> CGImageMetadata? { fatalError() }
public var kCGImageMetadataEnumerateRecursively: CFString { fatalError() }
public var kCGImageMetadataNamespaceExif: CFString { fatalError() }
public var kCGImageMetadataNamespaceExifAux: CFString { fatalError() }
public var kCGImageMetadataNamespaceExifEX: CFString { fatalError() }
public var kCGImageMetadataNamespaceDublinCore: CFString { fatalError() }
public var kCGImageMetadataNamespaceIPTCCore: CFString { fatalError() }
public var kCGImageMetadataNamespaceIPTCExtension: CFString { fatalError() }
public var kCGImageMetadataNamespacePhotoshop: CFString { fatalError() }
public var kCGImageMetadataNamespaceTIFF: CFString { fatalError() }
public var kCGImageMetadataNamespaceXMPBasic: CFString { fatalError() }
public var kCGImageMetadataNamespaceXMPRights: CFString { fatalError() }
public var kCGImageMetadataPrefixExif: CFString { fatalError() }
public var kCGImageMetadataPrefixExifAux: CFString { fatalError() }
public var kCGImageMetadataPrefixExifEX: CFString { fatalError() }
public var kCGImageMetadataPrefixDublinCore: CFString { fatalError() }
public var kCGImageMetadataPrefixIPTCCore: CFString { fatalError() }
public var kCGImageMetadataPrefixIPTCExtension: CFString { fatalError() }
public var kCGImageMetadataPrefixPhotoshop: CFString { fatalError() }
public var kCGImageMetadataPrefixTIFF: CFString { fatalError() }
public var kCGImageMetadataPrefixXMPBasic: CFString { fatalError() }
public var kCGImageMetadataPrefixXMPRights: CFString { fatalError() }
public var kCFErrorDomainCGImageMetadata: CFString { fatalError() }

public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
@discardableResult public func CGAnimateImageAtURLWithBlock(_ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus { fatalError() }
@discardableResult public func CGAnimateImageDataWithBlock(_ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus { fatalError() }
public enum CGImageAnimationStatus: OSStatus, Sendable { case parameterError = -22140, corruptInputImage = -22141, unsupportedFormat = -22142, incompleteInputImage = -22143, allocationFailure = -22144 }
public var kCGImageAnimationStartIndex: CFString { fatalError() }
public var kCGImageAnimationDelayTime: CFString { fatalError() }
public var kCGImageAnimationLoopCount: CFString { fatalError() }
