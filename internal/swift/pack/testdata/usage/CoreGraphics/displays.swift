// target: macos13.0
// mode: 5

import AppKit

struct WindowInfo {
    let id: CGWindowID
    let owner: String
    let title: String
    let bounds: CGRect
}

func visibleWindows() -> [WindowInfo] {
    let options: CGWindowListOption = [.optionOnScreenOnly, .excludeDesktopElements]
    guard let list = CGWindowListCopyWindowInfo(options, kCGNullWindowID) as? [[String: Any]] else { return [] }
    return list.compactMap { info in
        guard let id = info[kCGWindowNumber as String] as? CGWindowID,
              let owner = info[kCGWindowOwnerName as String] as? String,
              let layer = info[kCGWindowLayer as String] as? Int, layer == 0,
              let dictionary = info[kCGWindowBounds as String] as? NSDictionary,
              let bounds = CGRect(dictionaryRepresentation: dictionary as CFDictionary) else { return nil }
        let title = info[kCGWindowName as String] as? String ?? ""
        return WindowInfo(id: id, owner: owner, title: title, bounds: bounds)
    }
}

func displays() -> [(CGDirectDisplayID, CGRect)] {
    var count: UInt32 = 0
    guard CGGetActiveDisplayList(0, nil, &count) == .success else { return [] }
    var ids = [CGDirectDisplayID](repeating: 0, count: Int(count))
    CGGetActiveDisplayList(count, &ids, &count)
    return ids.map { id in
        if let mode = CGDisplayCopyDisplayMode(id) { print(mode.width, mode.pixelHeight, mode.refreshRate) }
        print(CGDisplayIsBuiltin(id) != 0, CGDisplayPixelsWide(id), id == CGMainDisplayID())
        return (id, CGDisplayBounds(id))
    }
}

func capture() -> Bool {
    if !CGPreflightScreenCaptureAccess() { CGRequestScreenCaptureAccess() }
    let mouse = NSEvent.mouseLocation
    let screen = NSScreen.screens.first { NSMouseInRect(mouse, $0.frame, false) }
    print(screen?.visibleFrame ?? .zero, CGWindowLevelForKey(.floatingWindow), CGEventSource.secondsSinceLastEventType(.combinedSessionState, eventType: .mouseMoved))
    return CGEventSource.flagsState(.combinedSessionState).contains(.maskAlternate)
}
