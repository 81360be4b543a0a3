// target: ios17.0
// mode: 5

import UIKit

final class Ring: UIControl {
    override var isHighlighted: Bool { didSet { setNeedsDisplay() } }
    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Progress"
        accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reset") { _ in true }]
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        sendActions(for: .valueChanged)
        UIAccessibility.post(notification: .announcement, argument: "Started")
    }
}

final class Placeholder: UITextView {
    private let label = UILabel()
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        addSubview(label)
        NotificationCenter.default.addObserver(self, selector: Selector("changed"), name: UITextView.textDidChangeNotification, object: self)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    private func changed() { label.isHidden = !text.isEmpty }
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame.origin.x = textContainer.lineFragmentPadding + textContainerInset.left
    }
}

final class Viewer: UIViewController, UISearchBarDelegate, UIViewControllerTransitioningDelegate {
    private let search = UISearchController()
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [editButtonItem, UIBarButtonItem(title: "Share", style: .plain, target: self, action: Selector("share:"))]
        toolbarItems = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)]
        navigationController?.setToolbarHidden(false, animated: true)
        search.searchBar.scopeButtonTitles = ["All", "New"]
        search.searchBar.delegate = self
        definesPresentationContext = true
        let tap = UITapGestureRecognizer(target: self, action: Selector("zoom"))
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
    }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in self.view.layoutIfNeeded() }
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing here"
        empty.image = UIImage(systemName: "tray")
        contentUnavailableConfiguration = isEditing ? nil : empty
    }
    private func share(_ sender: UIBarButtonItem) {
        let next = Viewer()
        next.transitioningDelegate = self
        next.modalPresentationStyle = .custom
        present(next, animated: true)
    }
    private func zoom() { if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { setNeedsUpdateContentUnavailableConfiguration() } }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let target = context.viewController(forKey: .to) else { return context.completeTransition(false) }
        to.frame = context.finalFrame(for: target)
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: transitionDuration(using: context), animations: { to.alpha = 1 }, completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
