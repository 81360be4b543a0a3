// target: macos13.0
// mode: 5

import AppKit
import ApplicationServices

enum AXFailure: Error { case notTrusted, noWindow, failed(AXError) }

final class WindowMover {
    private var observer: AXObserver?

    func focusedWindow() throws -> AXUIElement {
        guard AXIsProcessTrusted() else { throw AXFailure.notTrusted }
        guard let app = NSWorkspace.shared.frontmostApplication else { throw AXFailure.noWindow }
        let element = AXUIElementCreateApplication(app.processIdentifier)
        var value: CFTypeRef?
        let error = AXUIElementCopyAttributeValue(element, kAXFocusedWindowAttribute as CFString, &value)
        guard error == .success, let value else { throw AXFailure.failed(error) }
        return value as! AXUIElement
    }

    func frame(of window: AXUIElement) -> CGRect {
        var position = CGPoint.zero
        var size = CGSize.zero
        var ref: CFTypeRef?
        if AXUIElementCopyAttributeValue(window, kAXPositionAttribute as CFString, &ref) == .success, let ref {
            AXValueGetValue(ref as! AXValue, .cgPoint, &position)
        }
        if AXUIElementCopyAttributeValue(window, kAXSizeAttribute as CFString, &ref) == .success, let ref {
            AXValueGetValue(ref as! AXValue, .cgSize, &size)
        }
        return CGRect(origin: position, size: size)
    }

    func move(_ window: AXUIElement, to point: CGPoint) {
        var point = point
        if let value = AXValueCreate(.cgPoint, &point) {
            AXUIElementSetAttributeValue(window, kAXPositionAttribute as CFString, value)
        }
        AXUIElementPerformAction(window, kAXRaiseAction as CFString)
        var pid: pid_t = 0
        AXUIElementGetPid(window, &pid)
    }

    func observe(pid: pid_t) {
        var created: AXObserver?
        let result = AXObserverCreate(pid, { _, element, notification, _ in
            print(notification as String, element)
        }, &created)
        guard result == .success, let created else { return }
        let app = AXUIElementCreateApplication(pid)
        AXObserverAddNotification(created, app, kAXWindowMovedNotification as CFString, nil)
        CFRunLoopAddSource(CFRunLoopGetMain(), AXObserverGetRunLoopSource(created), .defaultMode)
        observer = created
        AXUIElementSetMessagingTimeout(AXUIElementCreateSystemWide(), 1)
    }
}
