@_exported import Contacts
@_exported import UIKit

@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
    open var displayedPropertyKeys: [String]? { get { fatalError() } set {} }
    weak open var delegate: (any CNContactPickerDelegate)? { get { fatalError() } set {} }
    open var predicateForEnablingContact: NSPredicate? { get { fatalError() } set {} }
    open var predicateForSelectionOfContact: NSPredicate? { get { fatalError() } set {} }
    open var predicateForSelectionOfProperty: NSPredicate? { get { fatalError() } set {} }
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CNContactProperty: NSObject, @unchecked Sendable {
    open var contact: CNContact { fatalError() }
    open var key: String { fatalError() }
    open var value: Any? { fatalError() }
    open var label: String? { fatalError() }
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { fatalError() }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { fatalError() }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) { fatalError() }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) { fatalError() }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) { fatalError() }
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CNContactViewController: UIViewController {
    public convenience init(for contact: CNContact) { fatalError() }
    public convenience init(forNewContact contact: CNContact?) { fatalError() }
    public convenience init(forUnknownContact contact: CNContact) { fatalError() }
    open var contact: CNContact { fatalError() }
    open var allowsEditing: Bool { get { fatalError() } set {} }
    open var allowsActions: Bool { get { fatalError() } set {} }
    open var contactStore: CNContactStore? { get { fatalError() } set {} }
    weak open var delegate: (any CNContactViewControllerDelegate)? { get { fatalError() } set {} }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { fatalError() }
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) { fatalError() }
}
