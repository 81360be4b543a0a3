// target: ios17.0
// mode: 5

import ContactsUI
import SwiftUI
struct CP: UIViewControllerRepresentable { var onPick: (CNContact) -> Void
 func makeUIViewController(context: Context) -> CNContactPickerViewController { let v = CNContactPickerViewController(); v.delegate = context.coordinator; v.displayedPropertyKeys = [CNContactPhoneNumbersKey]; return v }
 func updateUIViewController(_ v: CNContactPickerViewController, context: Context) {}
 func makeCoordinator() -> Co { Co(onPick) }
 final class Co: NSObject, CNContactPickerDelegate { let f: (CNContact) -> Void; init(_ f: @escaping (CNContact) -> Void) { self.f = f }; func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { f(contact) }; func contactPickerDidCancel(_ picker: CNContactPickerViewController) {} } }
