// target: ios16.0
// mode: 5

import AVFoundation
func configure() throws {
    let s = AVAudioSession.sharedInstance()
    try s.setCategory(.playAndRecord, mode: .default, options: [.defaultToSpeaker, .allowBluetooth])
    try s.setActive(true)
    try s.setActive(false, options: .notifyOthersOnDeactivation)
    try s.setCategory(.playback, mode: .spokenAudio)
    try s.setCategory(.playback)
    try s.overrideOutputAudioPort(.speaker)
}
