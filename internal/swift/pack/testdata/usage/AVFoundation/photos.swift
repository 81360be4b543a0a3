// target: ios16.0
// mode: 5

import AVFoundation
import UIKit
final class Camera: NSObject, AVCapturePhotoCaptureDelegate {
    let session = AVCaptureSession()
    let output = AVCapturePhotoOutput()
    let queue = DispatchQueue(label: "q")
    func configure() async throws {
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: break
        case .notDetermined: guard await AVCaptureDevice.requestAccess(for: .video) else { return }
        default: return
        }
        session.beginConfiguration()
        defer { session.commitConfiguration() }
        session.sessionPreset = .photo
        guard let d = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) else { return }
        let input = try AVCaptureDeviceInput(device: d)
        if session.canAddInput(input) { session.addInput(input) }
        if session.canAddOutput(output) { session.addOutput(output) }
        try d.lockForConfiguration()
        d.torchMode = .on
        d.videoZoomFactor = 2
        d.unlockForConfiguration()
        queue.async { self.session.startRunning() }
    }
    func shoot() {
        let s = AVCapturePhotoSettings()
        s.flashMode = .auto
        output.capturePhoto(with: s, delegate: self)
    }
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
        guard let d = photo.fileDataRepresentation(), let i = UIImage(data: d) else { return }
        print(i.size)
    }
}
