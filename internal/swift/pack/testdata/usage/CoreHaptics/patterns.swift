// target: ios17.0
// mode: 5

import CoreHaptics
final class HE { var e: CHHapticEngine?
 func prep() { guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }; do { e = try CHHapticEngine(); try e?.start(); e?.resetHandler = { [weak self] in try? self?.e?.start() }; e?.stoppedHandler = { r in print(r) } } catch { print(error) } }
 func play() throws { let i = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1); let s = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5); let ev = CHHapticEvent(eventType: .hapticTransient, parameters: [i, s], relativeTime: 0); let ev2 = CHHapticEvent(eventType: .hapticContinuous, parameters: [i], relativeTime: 0.1, duration: 1); let p = try CHHapticPattern(events: [ev, ev2], parameters: []); let pl = try e?.makePlayer(with: p); try pl?.start(atTime: 0); try pl?.start(atTime: CHHapticTimeImmediate) } }
