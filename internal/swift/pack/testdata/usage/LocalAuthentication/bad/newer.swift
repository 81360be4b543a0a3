// target: ios16.0
// mode: 5
// expect: 7 availability_decl_only_version_newer

import LocalAuthentication

func isOptic(_ context: LAContext) -> Bool { context.biometryType == .opticID }
