// target: macos13.0
// mode: 5

import SwiftUI
import ServiceManagement

@MainActor
final class LoginItem: ObservableObject {
    @Published var isEnabled: Bool = SMAppService.mainApp.status == .enabled
    @Published var message: String?

    func set(_ on: Bool) {
        do {
            if on {
                if SMAppService.mainApp.status == .enabled { try? SMAppService.mainApp.unregister() }
                try SMAppService.mainApp.register()
            } else {
                try SMAppService.mainApp.unregister()
            }
        } catch {
            message = error.localizedDescription
        }
        isEnabled = SMAppService.mainApp.status == .enabled
        switch SMAppService.mainApp.status {
        case .requiresApproval: SMAppService.openSystemSettingsLoginItems()
        case .notRegistered, .notFound, .enabled: break
        @unknown default: break
        }
    }

    func daemon() async throws {
        let service = SMAppService.daemon(plistName: "com.example.helper.plist")
        try service.register()
        try await service.unregister()
        let helper = SMAppService.loginItem(identifier: "com.example.helper")
        print(helper.status.rawValue, SMAppService.agent(plistName: "a.plist").status == .notFound)
    }
}

struct LoginToggle: View {
    @StateObject private var item = LoginItem()
    var body: some View {
        Toggle("Launch at login", isOn: Binding(get: { item.isEnabled }, set: { item.set($0) }))
    }
}
