// target: ios16.0
// mode: 5
// expect: 7 availability_decl_only_version_newer

import TipKit

func setUp() throws { try Tips.configure() }
