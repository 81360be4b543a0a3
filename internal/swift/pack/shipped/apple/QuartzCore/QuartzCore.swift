#if os(macOS)
@_exported import AppKit
#else
@_exported import UIKit
#endif
