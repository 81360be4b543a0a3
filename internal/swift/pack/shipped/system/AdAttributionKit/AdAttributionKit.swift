@_exported import Foundation

@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CoarseConversionValue: Sendable { case low, medium, high }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Postback: Sendable {
    public static func updateConversionValue(_ fineConversionValue: Int, coarseConversionValue: CoarseConversionValue? = nil, lockPostback: Bool) async throws {}
}
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AppImpression: Sendable {
    public static var isSupported: Bool { fatalError() }
    public init(compactJWS: String) async throws { fatalError() }
    public func beginView() async throws {}
    public func endView() async throws {}
    public func handleTap() async throws {}
}
