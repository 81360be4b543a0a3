// target: ios17.0
// mode: 5

import Contacts
struct P { let name: String; let phones: [String] }
func fetch() async throws -> [P] { let s = CNContactStore(); guard try await s.requestAccess(for: .contacts) else { return [] }
 let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey] as [CNKeyDescriptor]
 let r = CNContactFetchRequest(keysToFetch: keys); r.sortOrder = .givenName; var out: [P] = []
 try s.enumerateContacts(with: r) { c, stop in out.append(P(name: "\(c.givenName) \(c.familyName)", phones: c.phoneNumbers.map { $0.value.stringValue })); print(c.emailAddresses.first?.value as String? ?? "") }
 return out }
func add() throws { let c = CNMutableContact(); c.givenName = "A"; c.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "1"))]; c.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "a@b" as NSString)]; let r = CNSaveRequest(); r.add(c, toContainerWithIdentifier: nil); try CNContactStore().execute(r) }
func names() throws { let k: [CNKeyDescriptor] = [CNContactFormatter.descriptorForRequiredKeys(for: .fullName), CNContactThumbnailImageDataKey as CNKeyDescriptor]; let cs = try CNContactStore().unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: k); print(cs.compactMap { CNContactFormatter.string(from: $0, style: .fullName) }) }
