// target: ios18.0
// mode: 6

import UIKit

final class RootController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in UINavigationController(rootViewController: UIViewController()) }
    let search = UISearchTab { _ in UIViewController() }
    let library = UITabGroup(title: "Library", image: nil, identifier: "library", children: [
      UITab(title: "Albums", image: nil, identifier: "albums") { _ in UIViewController() }
    ]) { _ in UIViewController() }
    library.preferredPlacement = .sidebarOnly
    tabs = [home, library, search]
    selectedTab = home
    sidebar.isHidden = false
    delegate = self
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    selectedTab.badgeValue = nil
  }
}

final class SplitController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredPrimaryColumnWidth = 320
    minimumPrimaryColumnWidth = 240
    maximumPrimaryColumnWidth = 400
    displayModeButtonVisibility = .always
    primaryBackgroundStyle = .sidebar
    delegate = self
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    guard displayMode == .secondaryOnly else { return }
    viewController(for: .secondary)?.navigationItem.leftItemsSupplementBackButton = true
  }
}
