// target: ios16.0
// mode: 5

import PencilKit
import SwiftUI
struct PC: UIViewRepresentable { @Binding var canvas: PKCanvasView; @State var picker = PKToolPicker()
 func makeUIView(context: Context) -> PKCanvasView { canvas.drawingPolicy = .anyInput; canvas.tool = PKInkingTool(.pen, color: .black, width: 5); canvas.delegate = context.coordinator; picker.setVisible(true, forFirstResponder: canvas); picker.addObserver(canvas); canvas.becomeFirstResponder(); return canvas }
 func updateUIView(_ v: PKCanvasView, context: Context) {}
 func makeCoordinator() -> C { C() }
 class C: NSObject, PKCanvasViewDelegate { func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { let i = canvasView.drawing.image(from: canvasView.bounds, scale: 2); print(i, canvasView.drawing.dataRepresentation()) } } }
