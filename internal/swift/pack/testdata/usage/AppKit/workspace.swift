// target: macos14.0
// mode: 6

import AppKit

@MainActor
final class AppWatcher {
    private var observers: [NSObjectProtocol] = []

    func start() {
        let center = NSWorkspace.shared.notificationCenter
        observers.append(center.addObserver(forName: NSWorkspace.didActivateApplicationNotification, object: nil, queue: .main) { note in
            let app = note.userInfo?[NSWorkspace.applicationUserInfoKey] as? NSRunningApplication
            print(app?.localizedName ?? "?", app?.bundleIdentifier ?? "")
        })
        observers.append(center.addObserver(forName: NSWorkspace.willSleepNotification, object: nil, queue: .main) { _ in print("sleep") })
        observers.append(center.addObserver(forName: NSWorkspace.activeSpaceDidChangeNotification, object: nil, queue: nil) { _ in })
    }

    func open(_ url: URL, with bundleID: String) async throws {
        guard let app = NSWorkspace.shared.urlForApplication(withBundleIdentifier: bundleID) else { return }
        let configuration = NSWorkspace.OpenConfiguration()
        configuration.activates = true
        configuration.arguments = ["--new"]
        let running = try await NSWorkspace.shared.open([url], withApplicationAt: app, configuration: configuration)
        print(running.processIdentifier)
        NSWorkspace.shared.openApplication(at: app, configuration: configuration) { app, error in
            if let error { print(error.localizedDescription) }
            app?.activate()
        }
    }

    func list() -> [(String, NSImage?)] {
        NSWorkspace.shared.runningApplications
            .filter { $0.activationPolicy == .regular && !$0.isHidden }
            .map { ($0.localizedName ?? "", $0.icon) }
    }

    func quit(_ id: String) {
        for app in NSRunningApplication.runningApplications(withBundleIdentifier: id) where !app.isTerminated {
            if !app.terminate() { app.forceTerminate() }
        }
    }

    func wallpaper(_ url: URL) throws {
        for screen in NSScreen.screens {
            try NSWorkspace.shared.setDesktopImageURL(url, for: screen, options: [.allowClipping: true, .imageScaling: NSImageScaling.scaleProportionallyUpOrDown.rawValue])
            print(screen.localizedName, screen.frame, screen.visibleFrame, screen.safeAreaInsets.top, screen.maximumFramesPerSecond)
            if let number = screen.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? NSNumber { print(number) }
        }
    }

    func trash(_ urls: [URL]) {
        NSWorkspace.shared.recycle(urls) { moved, error in print(moved.count, error as Any) }
        let icon = NSWorkspace.shared.icon(forFile: "/Applications")
        icon.size = NSSize(width: 16, height: 16)
        _ = NSWorkspace.shared.icon(for: .folder)
    }
}
