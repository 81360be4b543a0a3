// target: ios17.0
// mode: 5

import AudioToolbox
import AVFoundation
func buzz() { AudioServicesPlaySystemSound(kSystemSoundID_Vibrate); AudioServicesPlayAlertSoundWithCompletion(SystemSoundID(1322)) { print("done") } }
func load(_ url: URL) -> SystemSoundID {
    var id: SystemSoundID = 0
    AudioServicesCreateSystemSoundID(url as CFURL, &id)
    return id
}
func format() -> AVAudioFormat? {
    var d = AudioStreamBasicDescription(mSampleRate: 44_100, mFormatID: kAudioFormatLinearPCM, mFormatFlags: kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked, mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: 1, mBitsPerChannel: 32, mReserved: 0)
    d.mSampleRate = 48_000
    return AVAudioFormat(streamDescription: &d)
}
