// target: ios17.0
// mode: 5

import AVFoundation
class Rec: NSObject, AVAudioRecorderDelegate {
    var rec: AVAudioRecorder?
    func start() async throws {
        guard await AVAudioApplication.requestRecordPermission() else { return }
        let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("a.m4a")
        let settings: [String: Any] = [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44100, AVNumberOfChannelsKey: 1, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue]
        rec = try AVAudioRecorder(url: url, settings: settings)
        rec?.delegate = self
        rec?.isMeteringEnabled = true
        rec?.record()
        rec?.updateMeters()
        let p = rec?.averagePower(forChannel: 0) ?? -160
        print(p)
    }
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
