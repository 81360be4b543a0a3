// target: macos14.0
// mode: 5
// expect: 7 wrong_argument_labels

import AppKit

@MainActor func stack() -> NSStackView { NSStackView(arrangedSubviews: [NSView()]) }
