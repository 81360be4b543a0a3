// target: ios17.0
// mode: 6

import AVFoundation
actor CaptureService {
    let session = AVCaptureSession()
    private let photo = AVCapturePhotoOutput()
    func start() { session.startRunning() }
    func setUp() throws { guard let d = AVCaptureDevice.default(for: .video) else { return }; let i = try AVCaptureDeviceInput(device: d); if session.canAddInput(i) { session.addInput(i) }; session.addOutput(photo) }
}
