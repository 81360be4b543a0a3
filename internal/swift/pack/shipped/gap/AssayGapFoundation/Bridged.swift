import Foundation

// Core Foundation. Its types are bridged to classes of Foundation, which stand for them: what
// `as` takes to the one it takes to the other.
public typealias CFTypeRef = AnyObject
public typealias CFTypeID = UInt
public typealias CFIndex = Int
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFSet = NSSet
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFAttributedString = NSAttributedString
public typealias CFNull = NSNull
public var kCFNull: CFNull! { fatalError() }
public var kCFBooleanTrue: CFBoolean! { fatalError() }
public var kCFBooleanFalse: CFBoolean! { fatalError() }
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { fatalError() }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { fatalError() }
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { fatalError() }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { fatalError() }
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { fatalError() }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { fatalError() }
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public class CFAllocator {}
public var kCFAllocatorDefault: CFAllocator! { fatalError() }
public struct CFRange: Sendable { public var location: CFIndex; public var length: CFIndex; public init(location: CFIndex, length: CFIndex) { fatalError() }; public init() { fatalError() } }
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { fatalError() }
