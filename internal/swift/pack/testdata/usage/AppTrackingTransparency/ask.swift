// target: ios17.0
// mode: 5

import AppTrackingTransparency
func a() async { let s = await ATTrackingManager.requestTrackingAuthorization(); switch s { case .authorized: break; case .denied, .restricted, .notDetermined: break; @unknown default: break } }
