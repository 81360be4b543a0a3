// target: ios16.0
// mode: 5

import PDFKit
import SwiftUI
struct PV: UIViewRepresentable { let url: URL
 func makeUIView(context: Context) -> PDFView { let v = PDFView(); v.autoScales = true; v.displayMode = .singlePageContinuous; v.displayDirection = .vertical; v.document = PDFDocument(url: url); v.backgroundColor = .systemBackground; v.usePageViewController(true); return v }
 func updateUIView(_ v: PDFView, context: Context) { if v.document?.documentURL != url { v.document = PDFDocument(url: url) } } }
func t(_ d: Data) -> String { guard let doc = PDFDocument(data: d) else { return "" }; return (0..<doc.pageCount).compactMap { doc.page(at: $0)?.string }.joined(separator: "\n") }
func th(_ p: PDFPage) -> UIImage { p.thumbnail(of: CGSize(width: 10, height: 10), for: .mediaBox) }
func ann(_ p: PDFPage) { let a = PDFAnnotation(bounds: p.bounds(for: .mediaBox), forType: .highlight, withProperties: nil); a.color = .yellow; p.addAnnotation(a) }
