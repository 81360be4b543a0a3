// target: ios17.0
// mode: 5

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = Tabs()
        window.makeKeyAndVisible()
        self.window = window
        if let url = connectionOptions.urlContexts.first?.url { print(url) }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
}

final class Tabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let home = UINavigationController(rootViewController: Home())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        home.navigationBar.prefersLargeTitles = true
        let search = UIViewController()
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        search.tabBarItem.badgeValue = "3"
        viewControllers = [home, search]
        delegate = self
        tabBar.tintColor = .systemTeal
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemBackground
        tabBar.standardAppearance = appearance
        tabBar.scrollEdgeAppearance = appearance
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        print(tabBarController.selectedIndex)
    }
}

final class Home: UIViewController, UIContextMenuInteractionDelegate, UISearchResultsUpdating {
    private let search = UISearchController(searchResultsController: nil)
    private let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        navigationItem.searchController = search
        search.searchResultsUpdater = self
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        let menu = UIMenu(title: "Sort", options: .displayInline, children: [
            UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in print("name") },
            UIAction(title: "Delete", attributes: .destructive) { _ in },
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            print(previous.userInterfaceStyle == self.traitCollection.userInterfaceStyle)
        }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 17, weight: .bold)]
        navigationController?.navigationBar.standardAppearance = appearance
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8).isActive = true
        let label = UILabel()
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17))
        label.adjustsFontForContentSizeCategory = true
        UIPasteboard.general.string = label.text
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
        }
    }

    func updateSearchResults(for searchController: UISearchController) { print(searchController.searchBar.text ?? "") }
}

final class Pages: UIPageViewController, UIPageViewControllerDataSource {
    private let pages = [UIViewController(), UIViewController()]

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { fatalError() }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }
}

@MainActor func split(_ list: UIViewController, _ detail: UIViewController) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    return split
}

func keyboard() async {
    for await note in NotificationCenter.default.notifications(named: UIResponder.keyboardWillShowNotification) {
        if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { print(frame.height) }
    }
}
