// target: ios17.0
// mode: 5

import CoreMotion
@Observable final class M { let m = CMMotionManager(); var roll = 0.0; let ped = CMPedometer()
 func start() { guard m.isDeviceMotionAvailable else { return }; m.deviceMotionUpdateInterval = 1/60; m.startDeviceMotionUpdates(to: .main) { [weak self] d, e in guard let d else { return }; self?.roll = d.attitude.roll; print(d.gravity.x, d.userAcceleration.z) }
  m.accelerometerUpdateInterval = 0.1; m.startAccelerometerUpdates(to: OperationQueue()) { data, _ in print(data?.acceleration.x ?? 0) }
  if CMPedometer.isStepCountingAvailable() { ped.startUpdates(from: .now) { data, err in Task { @MainActor in print(data?.numberOfSteps.intValue ?? 0, data?.distance?.doubleValue ?? 0) } }; ped.queryPedometerData(from: .distantPast, to: .now) { d, _ in print(d?.floorsAscended ?? 0) } } }
 func stop() { m.stopDeviceMotionUpdates() } }
