// target: ios16.0
// mode: 5

import VisionKit
import SwiftUI
struct DS: UIViewControllerRepresentable { @Binding var t: String
 func makeUIViewController(context: Context) -> DataScannerViewController { let v = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()], qualityLevel: .balanced, isHighlightingEnabled: true); v.delegate = context.coordinator; return v }
 func updateUIViewController(_ v: DataScannerViewController, context: Context) { try? v.startScanning() }
 func makeCoordinator() -> C { C(self) }
 class C: NSObject, DataScannerViewControllerDelegate { let p: DS; init(_ p: DS) { self.p = p }; func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) { switch item { case .text(let t): p.t = t.transcript; case .barcode(let b): p.t = b.payloadStringValue ?? ""; @unknown default: break } } } }
