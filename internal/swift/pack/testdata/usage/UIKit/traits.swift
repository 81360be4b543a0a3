// target: ios17.0
// mode: 5

import UIKit

struct ThemeTrait: UITraitDefinition {
  static let defaultValue = 0
}
extension UITraitCollection { var theme: Int { self[ThemeTrait.self] } }
extension UIMutableTraits {
  var theme: Int {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

final class ThemedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    traitOverrides.theme = 1
    traitOverrides.horizontalSizeClass = .compact
    registerForTraitChanges([ThemeTrait.self]) { (self: Self, previous: UITraitCollection) in
      if self.traitCollection.theme != previous.theme { self.view.setNeedsLayout() }
    }
    _ = UITraitCollection { $0.userInterfaceStyle = .dark }
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var task = UIBackgroundTaskIdentifier.invalid

  func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    task = application.beginBackgroundTask(withName: "save") { [weak self] in
      Task { @MainActor in self?.finish(application) }
    }
    application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(systemImageName: "plus"))]
  }

  private func finish(_ application: UIApplication) {
    application.endBackgroundTask(task)
    task = .invalid
  }
}
