// target: macos14.0
// mode: 5
// expect: 7 availability_deprecated

import AppKit

func icon() -> NSImage { NSWorkspace.shared.icon(forFileType: "txt") }
