// target: macos15.0
// mode: 5
// expect: 7 availability_decl_unavailable

import CoreGraphics

func whole() -> CGImage? { CGWindowListCreateImage(.null, .optionOnScreenOnly, kCGNullWindowID, []) }
