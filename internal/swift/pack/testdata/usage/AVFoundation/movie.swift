// target: ios17.0
// mode: 5

import AVFoundation
class M: NSObject, AVCaptureFileOutputRecordingDelegate { let o = AVCaptureMovieFileOutput(); func go() { o.startRecording(to: URL(fileURLWithPath: NSTemporaryDirectory() + "a.mov"), recordingDelegate: self) }
 func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: Error?) { if let error { print(error) } } }
