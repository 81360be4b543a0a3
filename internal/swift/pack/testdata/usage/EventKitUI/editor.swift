// target: ios17.0
// mode: 5

import EventKitUI
import SwiftUI
struct E: UIViewControllerRepresentable { let store: EKEventStore; @Environment(\.dismiss) var dismiss
 func makeUIViewController(context: Context) -> EKEventEditViewController { let c = EKEventEditViewController(); c.eventStore = store; c.event = EKEvent(eventStore: store); c.editViewDelegate = context.coordinator; return c }
 func updateUIViewController(_ c: EKEventEditViewController, context: Context) {}
 func makeCoordinator() -> C { C(self) }
 class C: NSObject, EKEventEditViewDelegate { let p: E; init(_ p: E) { self.p = p }; func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) { p.dismiss() } } }
