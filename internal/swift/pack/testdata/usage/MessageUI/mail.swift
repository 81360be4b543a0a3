// target: ios16.0
// mode: 5

import MessageUI
import SwiftUI
struct MV: UIViewControllerRepresentable { @Environment(\.dismiss) private var dismiss; @Binding var result: Result<MFMailComposeResult, Error>?
 class C: NSObject, MFMailComposeViewControllerDelegate { let p: MV; init(_ p: MV) { self.p = p }
  func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) { if let error { p.result = .failure(error) } else { p.result = .success(result) }; p.dismiss() } }
 func makeCoordinator() -> C { C(self) }
 func makeUIViewController(context: Context) -> MFMailComposeViewController { let v = MFMailComposeViewController(); v.mailComposeDelegate = context.coordinator; v.setToRecipients(["a"]); v.setSubject("s"); v.setMessageBody("<b>", isHTML: true); v.addAttachmentData(Data(), mimeType: "a", fileName: "b"); return v }
 func updateUIViewController(_ v: MFMailComposeViewController, context: Context) {} }
