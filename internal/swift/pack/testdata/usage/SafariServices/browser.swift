// target: ios16.0
// mode: 5

import SafariServices
import SwiftUI

struct Browser: UIViewControllerRepresentable {
    let url: URL
    let onClose: () -> Void

    final class Coordinator: NSObject, SFSafariViewControllerDelegate {
        let onClose: () -> Void

        init(onClose: @escaping () -> Void) { self.onClose = onClose }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { onClose() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(onClose: onClose) }

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let controller = SFSafariViewController(url: url, configuration: configuration)
        controller.delegate = context.coordinator
        controller.dismissButtonStyle = .close
        controller.preferredControlTintColor = .systemBrown
        return controller
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
