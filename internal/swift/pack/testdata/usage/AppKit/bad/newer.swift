// target: macos15.0
// mode: 5
// expect: 8 availability_decl_only_version_newer

import AppKit

@MainActor func glass() -> NSView {
    let view = NSGlassEffectView()
    view.cornerRadius = 12
    return view
}
