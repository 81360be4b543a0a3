@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum CNEntityType: Int, Sendable { case contacts = 0 }
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, authorized
    @available(iOS 18.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) case limited
}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { fatalError() }
    @preconcurrency open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool { fatalError() }
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { fatalError() }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { fatalError() }
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws {}
    @available(watchOS, unavailable) open func execute(_ saveRequest: CNSaveRequest) throws {}
    open func defaultContainerIdentifier() -> String { fatalError() }
}
extension NSNotification.Name { public static let CNContactStoreDidChange = NSNotification.Name("") }
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    public init(keysToFetch: [any CNKeyDescriptor]) { fatalError() }
    open var predicate: NSPredicate? { get { fatalError() } set {} }
    open var keysToFetch: [any CNKeyDescriptor] { get { fatalError() } set {} }
    open var unifyResults: Bool { get { fatalError() } set {} }
    open var sortOrder: CNContactSortOrder { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CNSaveRequest: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable where ValueType: NSObject {
    public init(label: String?, value: ValueType) { fatalError() }
    open var identifier: String { fatalError() }
    open var label: String? { fatalError() }
    open var value: ValueType { fatalError() }
    open class func localizedString(forLabel label: String) -> String { fatalError() }
}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public init(stringValue string: String) { fatalError() }
    open var stringValue: String { fatalError() }
}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNPostalAddress: NSObject, @unchecked Sendable {
    open var street: String { fatalError() }
    open var city: String { fatalError() }
    open var state: String { fatalError() }
    open var postalCode: String { fatalError() }
    open var country: String { fatalError() }
    open var isoCountryCode: String { fatalError() }
}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    public override init() { fatalError() }
    open override var street: String { get { fatalError() } set {} }
    open override var city: String { get { fatalError() } set {} }
    open override var state: String { get { fatalError() } set {} }
    open override var postalCode: String { get { fatalError() } set {} }
    open override var country: String { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum CNContactType: Int, Sendable { case person = 0, organization }
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNContact: NSObject, @unchecked Sendable {
    open var identifier: String { fatalError() }
    open var contactType: CNContactType { fatalError() }
    open var namePrefix: String { fatalError() }
    open var givenName: String { fatalError() }
    open var middleName: String { fatalError() }
    open var familyName: String { fatalError() }
    open var nickname: String { fatalError() }
    open var organizationName: String { fatalError() }
    open var jobTitle: String { fatalError() }
    open var departmentName: String { fatalError() }
    open var note: String { fatalError() }
    open var imageData: Data? { fatalError() }
    open var thumbnailImageData: Data? { fatalError() }
    open var imageDataAvailable: Bool { fatalError() }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fatalError() }
    open var emailAddresses: [CNLabeledValue<NSString>] { fatalError() }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fatalError() }
    open var urlAddresses: [CNLabeledValue<NSString>] { fatalError() }
    open var birthday: DateComponents? { fatalError() }
    open func isKeyAvailable(_ key: String) -> Bool { fatalError() }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { fatalError() }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { fatalError() }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { fatalError() }
    @available(iOS 11.0, *) open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { fatalError() }
    @available(iOS 11.0, *) open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate { fatalError() }
}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNMutableContact: CNContact, @unchecked Sendable {
    public override init() { fatalError() }
    open override var namePrefix: String { get { fatalError() } set {} }
    open override var givenName: String { get { fatalError() } set {} }
    open override var middleName: String { get { fatalError() } set {} }
    open override var familyName: String { get { fatalError() } set {} }
    open override var nickname: String { get { fatalError() } set {} }
    open override var organizationName: String { get { fatalError() } set {} }
    open override var jobTitle: String { get { fatalError() } set {} }
    open override var departmentName: String { get { fatalError() } set {} }
    open override var note: String { get { fatalError() } set {} }
    open override var imageData: Data? { get { fatalError() } set {} }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get { fatalError() } set {} }
    open override var emailAddresses: [CNLabeledValue<NSString>] { get { fatalError() } set {} }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get { fatalError() } set {} }
    open override var urlAddresses: [CNLabeledValue<NSString>] { get { fatalError() } set {} }
    open override var birthday: DateComponents? { get { fatalError() } set {} }
}
public let CNContactIdentifierKey: String = ""
public let CNContactTypeKey: String = ""
public let CNContactNamePrefixKey: String = ""
public let CNContactGivenNameKey: String = ""
public let CNContactMiddleNameKey: String = ""
public let CNContactFamilyNameKey: String = ""
public let CNContactNicknameKey: String = ""
public let CNContactOrganizationNameKey: String = ""
public let CNContactJobTitleKey: String = ""
public let CNContactNoteKey: String = ""
public let CNContactImageDataKey: String = ""
public let CNContactThumbnailImageDataKey: String = ""
public let CNContactImageDataAvailableKey: String = ""
public let CNContactPhoneNumbersKey: String = ""
public let CNContactEmailAddressesKey: String = ""
public let CNContactPostalAddressesKey: String = ""
public let CNContactUrlAddressesKey: String = ""
public let CNContactBirthdayKey: String = ""
public let CNLabelHome: String = ""
public let CNLabelWork: String = ""
public let CNLabelOther: String = ""
public let CNLabelPhoneNumberMobile: String = ""
public let CNLabelPhoneNumberMain: String = ""
public let CNLabelPhoneNumberiPhone: String = ""
public let CNLabelEmailiCloud: String = ""
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNContactFormatter: Formatter, @unchecked Sendable {
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { fatalError() }
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? { fatalError() }
    open var style: CNContactFormatterStyle { get { fatalError() } set {} }
    open func string(from contact: CNContact) -> String? { fatalError() }
}
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { fatalError() }
    open class func data(with contacts: [CNContact]) throws -> Data { fatalError() }
    open class func contacts(with data: Data) throws -> [CNContact] { fatalError() }
}
