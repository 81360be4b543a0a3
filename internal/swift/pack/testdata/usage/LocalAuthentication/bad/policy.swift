// target: macos14.0
// mode: 5
// expect: 7 cannot_convert_argument_value

import LocalAuthentication

func ask(_ context: LAContext) -> Bool { context.canEvaluatePolicy("biometrics", error: nil) }
