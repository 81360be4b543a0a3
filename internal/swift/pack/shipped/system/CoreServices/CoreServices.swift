@_exported import Foundation
@_exported import AssayGapFoundation
// Events of the file system.
public typealias FSEventStreamRef = OpaquePointer
public typealias ConstFSEventStreamRef = OpaquePointer
public typealias FSEventStreamEventId = UInt64
public typealias FSEventStreamEventFlags = UInt32
public typealias FSEventStreamCreateFlags = UInt32
public typealias FSEventStreamCallback = (ConstFSEventStreamRef, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer, UnsafePointer<FSEventStreamEventFlags>, UnsafePointer<FSEventStreamEventId>) -> Void
public struct FSEventStreamContext {
  public var version: CFIndex { get { fatalError() } set {} }
  public var info: UnsafeMutableRawPointer? { get { fatalError() } set {} }
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)? { get { fatalError() } set {} }
  public var release: ((UnsafeRawPointer?) -> Void)? { get { fatalError() } set {} }
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)? { get { fatalError() } set {} }
  public init() { fatalError() }
  public init(version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?, release: ((UnsafeRawPointer?) -> Void)?, copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?) { fatalError() }
}
public func FSEventStreamCreate(_ allocator: CFAllocator?, _ callback: @escaping FSEventStreamCallback, _ context: UnsafeMutablePointer<FSEventStreamContext>?, _ pathsToWatch: CFArray, _ sinceWhen: FSEventStreamEventId, _ latency: CFTimeInterval, _ flags: FSEventStreamCreateFlags) -> FSEventStreamRef? { fatalError() }
public func FSEventStreamSetDispatchQueue(_ streamRef: FSEventStreamRef, _ q: DispatchQueue?) {}
@available(macOS, introduced: 10.5, deprecated: 13.0, message: "Use FSEventStreamSetDispatchQueue instead.") public func FSEventStreamScheduleWithRunLoop(_ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {}
@discardableResult public func FSEventStreamStart(_ streamRef: FSEventStreamRef) -> Bool { fatalError() }
public func FSEventStreamStop(_ streamRef: FSEventStreamRef) {}
public func FSEventStreamInvalidate(_ streamRef: FSEventStreamRef) {}
public func FSEventStreamRelease(_ streamRef: FSEventStreamRef) {}
public func FSEventStreamRetain(_ streamRef: FSEventStreamRef) {}
public func FSEventStreamFlushSync(_ streamRef: FSEventStreamRef) {}
@discardableResult public func FSEventStreamFlushAsync(_ streamRef: FSEventStreamRef) -> FSEventStreamEventId { fatalError() }
public func FSEventStreamGetLatestEventId(_ streamRef: ConstFSEventStreamRef) -> FSEventStreamEventId { fatalError() }
public func FSEventsGetCurrentEventId() -> FSEventStreamEventId { fatalError() }
public var kFSEventStreamEventIdSinceNow: UInt64 { fatalError() }
public var kFSEventStreamCreateFlagNone: Int { fatalError() }
public var kFSEventStreamCreateFlagUseCFTypes: Int { fatalError() }
public var kFSEventStreamCreateFlagNoDefer: Int { fatalError() }
public var kFSEventStreamCreateFlagWatchRoot: Int { fatalError() }
public var kFSEventStreamCreateFlagIgnoreSelf: Int { fatalError() }
public var kFSEventStreamCreateFlagFileEvents: Int { fatalError() }
public var kFSEventStreamCreateFlagMarkSelf: Int { fatalError() }
public var kFSEventStreamEventFlagNone: Int { fatalError() }
public var kFSEventStreamEventFlagMustScanSubDirs: Int { fatalError() }
public var kFSEventStreamEventFlagUserDropped: Int { fatalError() }
public var kFSEventStreamEventFlagKernelDropped: Int { fatalError() }
public var kFSEventStreamEventFlagEventIdsWrapped: Int { fatalError() }
public var kFSEventStreamEventFlagHistoryDone: Int { fatalError() }
public var kFSEventStreamEventFlagRootChanged: Int { fatalError() }
public var kFSEventStreamEventFlagMount: Int { fatalError() }
public var kFSEventStreamEventFlagUnmount: Int { fatalError() }
public var kFSEventStreamEventFlagItemCreated: Int { fatalError() }
public var kFSEventStreamEventFlagItemRemoved: Int { fatalError() }
public var kFSEventStreamEventFlagItemInodeMetaMod: Int { fatalError() }
public var kFSEventStreamEventFlagItemRenamed: Int { fatalError() }
public var kFSEventStreamEventFlagItemModified: Int { fatalError() }
public var kFSEventStreamEventFlagItemFinderInfoMod: Int { fatalError() }
public var kFSEventStreamEventFlagItemChangeOwner: Int { fatalError() }
public var kFSEventStreamEventFlagItemXattrMod: Int { fatalError() }
public var kFSEventStreamEventFlagItemIsFile: Int { fatalError() }
public var kFSEventStreamEventFlagItemIsDir: Int { fatalError() }
public var kFSEventStreamEventFlagItemIsSymlink: Int { fatalError() }
public var kFSEventStreamEventFlagItemCloned: Int { fatalError() }
// Launch Services.
public struct LSRolesMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var none: LSRolesMask { fatalError() }; public static var viewer: LSRolesMask { fatalError() }; public static var editor: LSRolesMask { fatalError() }; public static var shell: LSRolesMask { fatalError() }; public static var all: LSRolesMask { fatalError() } }
public func LSCopyDefaultApplicationURLForURL(_ inURL: CFURL, _ inRoleMask: LSRolesMask, _ outError: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Unmanaged<CFURL>? { fatalError() }
public func LSCopyApplicationURLsForURL(_ inURL: CFURL, _ inRoleMask: LSRolesMask) -> Unmanaged<CFArray>? { fatalError() }
public func LSCopyApplicationURLsForBundleIdentifier(_ inBundleIdentifier: CFString, _ outError: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Unmanaged<CFArray>? { fatalError() }
@discardableResult public func LSOpenCFURLRef(_ inURL: CFURL, _ outLaunchedURL: UnsafeMutablePointer<Unmanaged<CFURL>?>?) -> OSStatus { fatalError() }
@discardableResult public func LSRegisterURL(_ inURL: CFURL, _ inUpdate: Bool) -> OSStatus { fatalError() }
public func LSCopyDefaultHandlerForURLScheme(_ inURLScheme: CFString) -> Unmanaged<CFString>? { fatalError() }
@discardableResult public func LSSetDefaultHandlerForURLScheme(_ inURLScheme: CFString, _ inHandlerBundleID: CFString) -> OSStatus { fatalError() }
public func LSCopyDefaultRoleHandlerForContentType(_ inContentType: CFString, _ inRole: LSRolesMask) -> Unmanaged<CFString>? { fatalError() }
@discardableResult public func LSSetDefaultRoleHandlerForContentType(_ inContentType: CFString, _ inRole: LSRolesMask, _ inHandlerBundleID: CFString) -> OSStatus { fatalError() }
@available(macOS, introduced: 10.3, deprecated: 12.0, message: "Use the UTType class instead.") public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool { fatalError() }
@available(macOS, introduced: 10.3, deprecated: 12.0, message: "Use the UTType class instead.") public func UTTypeCreatePreferredIdentifierForTag(_ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?) -> Unmanaged<CFString>? { fatalError() }
@available(macOS, introduced: 10.3, deprecated: 12.0, message: "Use the UTType class instead.") public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? { fatalError() }
@available(macOS, introduced: 10.3, deprecated: 12.0, message: "Use the UTType class instead.") public var kUTTagClassFilenameExtension: CFString { fatalError() }
@available(macOS, introduced: 10.3, deprecated: 12.0, message: "Use the UTType class instead.") public var kUTTagClassMIMEType: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeItem: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeData: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeText: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypePlainText: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeImage: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeJPEG: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypePNG: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeGIF: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypePDF: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeFolder: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeDirectory: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeURL: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeFileURL: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeMovie: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeAudio: CFString { fatalError() }
@available(macOS, introduced: 10.4, deprecated: 12.0, message: "Use UTType from UniformTypeIdentifiers instead.") public var kUTTypeApplication: CFString { fatalError() }
// Searches, dictionaries and Apple events.
public final class MDItem: Hashable { public static func == (l: MDItem, r: MDItem) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public func MDItemCreate(_ allocator: CFAllocator!, _ path: CFString!) -> MDItem! { fatalError() }
public func MDItemCreateWithURL(_ allocator: CFAllocator!, _ url: CFURL!) -> MDItem! { fatalError() }
public func MDItemCopyAttribute(_ item: MDItem!, _ name: CFString!) -> CFTypeRef! { fatalError() }
public var kMDItemDisplayName: CFString! { fatalError() }
public var kMDItemContentType: CFString! { fatalError() }
public var kMDItemContentCreationDate: CFString! { fatalError() }
public var kMDItemLastUsedDate: CFString! { fatalError() }
public var kMDItemKeywords: CFString! { fatalError() }
public var kMDItemPixelHeight: CFString! { fatalError() }
public var kMDItemPixelWidth: CFString! { fatalError() }
public var kMDItemDurationSeconds: CFString! { fatalError() }
public var kMDItemWhereFroms: CFString! { fatalError() }
public var kMDItemFSName: CFString! { fatalError() }
public var kMDItemFSSize: CFString! { fatalError() }
public var kMDItemPath: CFString! { fatalError() }
public var kMDItemKind: CFString! { fatalError() }
public var kMDItemTitle: CFString! { fatalError() }
public var kMDItemAuthors: CFString! { fatalError() }
public var kMDItemVersion: CFString! { fatalError() }
public func DCSCopyTextDefinition(_ dictionary: OpaquePointer?, _ textString: CFString, _ range: CFRange) -> Unmanaged<CFString>? { fatalError() }
public typealias AEKeyword = UInt32
public typealias AEEventClass = UInt32
public typealias AEEventID = UInt32
public var kCoreEventClass: UInt32 { fatalError() }
public var kAEOpenApplication: UInt32 { fatalError() }
public var kAEOpenDocuments: UInt32 { fatalError() }
public var kAEQuitApplication: UInt32 { fatalError() }
public var kAEReopenApplication: UInt32 { fatalError() }
public var keyDirectObject: UInt32 { fatalError() }
public var kInternetEventClass: UInt32 { fatalError() }
public var kAEGetURL: UInt32 { fatalError() }
