// target: ios16.0
// mode: 5

import SwiftUI
import PassKit
struct AddPassView: UIViewControllerRepresentable {
    let data: Data
    func makeUIViewController(context: Context) -> PKAddPassesViewController {
        let pass = try! PKPass(data: data)
        let vc = PKAddPassesViewController(pass: pass)!
        vc.delegate = context.coordinator
        return vc
    }
    func updateUIViewController(_ vc: PKAddPassesViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject, PKAddPassesViewControllerDelegate {
        func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) { controller.dismiss(animated: true) }
    }
}
func has(_ pass: PKPass) -> Bool { PKPassLibrary.isPassLibraryAvailable() && PKPassLibrary().containsPass(pass) }
func all() -> [String] { PKPassLibrary().passes().map(\.serialNumber) }
