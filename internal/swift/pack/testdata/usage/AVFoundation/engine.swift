// target: ios17.0
// mode: 5

import AVFoundation
class E { let e = AVAudioEngine(); let n = AVAudioPlayerNode(); let pitch = AVAudioUnitTimePitch(); let rv = AVAudioUnitReverb()
 func go(_ u: URL) throws { e.attach(n); e.attach(pitch); e.attach(rv); e.connect(n, to: pitch, format: nil); e.connect(pitch, to: e.mainMixerNode, format: nil); rv.loadFactoryPreset(.cathedral); rv.wetDryMix = 50; pitch.pitch = 300
  let f = try AVAudioFile(forReading: u); n.scheduleFile(f, at: nil); try e.start(); n.play()
  let i = e.inputNode; i.installTap(onBus: 0, bufferSize: 1024, format: i.outputFormat(forBus: 0)) { buffer, when in
    guard let c = buffer.floatChannelData?[0] else { return }
    let arr = Array(UnsafeBufferPointer(start: c, count: Int(buffer.frameLength)))
    print(arr.reduce(0, +), when.sampleTime) }
  i.removeTap(onBus: 0); e.stop() } }
