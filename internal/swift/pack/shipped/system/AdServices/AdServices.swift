@_exported import Foundation

@available(iOS 14.3, macOS 11.1, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class AAAttribution: NSObject, @unchecked Sendable { open class func attributionToken() throws -> String { fatalError() } }
