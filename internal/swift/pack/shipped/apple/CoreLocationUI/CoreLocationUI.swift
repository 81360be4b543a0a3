@_exported import CoreLocation
import SwiftUI
#if os(iOS)
import UIKit

@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CLLocationButtonIcon: Int, Sendable { case none = 0, arrowFilled, arrowOutline }
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CLLocationButtonLabel: Int, Sendable { case none = 0, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation }
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CLLocationButton: UIControl {
    open var icon: CLLocationButtonIcon { get { fatalError() } set {} }
    open var label: CLLocationButtonLabel { get { fatalError() } set {} }
    open var fontSize: CGFloat { get { fatalError() } set {} }
    open var cornerRadius: CGFloat { get { fatalError() } set {} }
}
#endif
@available(iOS 15.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency public struct LocationButton: View {
    public struct Title: Hashable, Sendable {
        public static let currentLocation: Title = Title()
        public static let sendCurrentLocation: Title = Title()
        public static let sendMyCurrentLocation: Title = Title()
        public static let shareCurrentLocation: Title = Title()
        public static let shareMyCurrentLocation: Title = Title()
    }
    public init(_ title: LocationButton.Title? = nil, action: @escaping () -> Void) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
