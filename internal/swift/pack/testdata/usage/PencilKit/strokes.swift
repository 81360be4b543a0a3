// target: ios17.0
// mode: 6

import PencilKit
func simplify(_ drawing: PKDrawing) -> PKDrawing {
    var copy = drawing
    copy.strokes = drawing.strokes.map { stroke in
        let points = stroke.path.interpolatedPoints(by: .distance(10)).map { point in
            PKStrokePoint(location: point.location, timeOffset: point.timeOffset, size: CGSize(width: 4, height: 4), opacity: point.opacity, force: point.force, azimuth: point.azimuth, altitude: point.altitude)
        }
        return PKStroke(ink: PKInk(.pen, color: .systemBlue), path: PKStrokePath(controlPoints: points, creationDate: stroke.path.creationDate), transform: stroke.transform, mask: stroke.mask)
    }
    copy.strokes.removeAll { $0.renderBounds.width < 2 }
    return copy
}
@MainActor func tools(_ canvas: PKCanvasView, _ picker: PKToolPicker) {
    canvas.tool = PKEraserTool(.fixedWidthBitmap, width: 20)
    canvas.maximumSupportedContentVersion = .version2
    picker.showsDrawingPolicyControls = true
    canvas.tool = PKInkingTool(ink: PKInk(.fountainPen, color: .red), width: PKInkingTool.InkType.pen.defaultWidth)
    print(drawingVersion(canvas.drawing), canvas.drawing.strokes.first?.ink.inkType == .pen)
}
func drawingVersion(_ d: PKDrawing) -> Int { d.requiredContentVersion.rawValue }
