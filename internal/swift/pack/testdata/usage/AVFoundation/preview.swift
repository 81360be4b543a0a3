// target: ios16.0
// mode: 5

import AVFoundation
import SwiftUI
struct CameraPreview: UIViewRepresentable {
    let session: AVCaptureSession
    class V: UIView {
        override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
        var previewLayer: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
    }
    func makeUIView(context: Context) -> V {
        let v = V(); v.previewLayer.session = session; v.previewLayer.videoGravity = .resizeAspectFill; return v
    }
    func updateUIView(_ uiView: V, context: Context) {}
}
