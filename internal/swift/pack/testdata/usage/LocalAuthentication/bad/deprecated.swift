// target: ios18.0
// mode: 5
// expect: 7 availability_deprecated

import LocalAuthentication

func state(of context: LAContext) -> Data? { context.evaluatedPolicyDomainState }
