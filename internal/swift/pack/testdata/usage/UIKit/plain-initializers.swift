// target: ios17.0
// mode: 5

import UIKit

// Every class has the initializers of its superclasses.
@MainActor func makePlainObjects() -> [NSObject] {
    let views: [UIView] = [
        UITableView(), UITableView(frame: .zero), UITableViewCell(), UITableViewHeaderFooterView(), UIVisualEffectView(), UIStackView(), UIButton(),
    ]
    let controllers: [UIViewController] = [UITableViewController(), UIPageViewController(), UINavigationController(), UITabBarController(), UISplitViewController()]
    return views + controllers + [UINavigationItem(), UIBarButtonItem(), UITabBarItem()]
}

@MainActor func refuse(in bounds: CGRect) -> (UITableViewDropProposal, UICollectionViewDropProposal, CGRect) {
    (UITableViewDropProposal(operation: .cancel), UICollectionViewDropProposal(operation: .forbidden), bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
}

final class Row: UITableViewCell {
    private let swatch = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        swatch.backgroundColor = .systemBrown
        contentView.addSubview(swatch)
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
}
