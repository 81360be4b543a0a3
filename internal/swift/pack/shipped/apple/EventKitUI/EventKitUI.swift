@_exported import EventKit
@_exported import UIKit

@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved, deleted }
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class EKEventEditViewController: UINavigationController {
    weak open var editViewDelegate: (any EKEventEditViewDelegate)? { get { fatalError() } set {} }
    open var eventStore: EKEventStore! { get { fatalError() } set {} }
    open var event: EKEvent? { get { fatalError() } set {} }
    open func cancelEditing() {}
}
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar { fatalError() }
}
