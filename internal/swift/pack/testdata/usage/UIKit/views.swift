// target: ios17.0
// mode: 5

import UIKit

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer { layer as! CAGradientLayer }
  override var canBecomeFirstResponder: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    gradient.transform = CATransform3DMakeScale(1, -1, 1)
    gradient.delegate = self as? CALayerDelegate
    becomeFirstResponder()
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "Find", action: Selector("search"), input: "f", modifierFlags: [.command, .shift])]
  }


  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else { return }
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.alpha = 1 }
    }
    UIView.animate(springDuration: 0.4, bounce: 0.2) { self.transform = .identity }
  }
}

final class PickerController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    view.addSubview(picker)
    UIPageControl.appearance(whenContainedInInstancesOf: [UIPageViewController.self]).pageIndicatorTintColor = .systemGray
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: picker, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: 0),
      picker.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      picker.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.8),
    ])
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive)
    alert.addAction(delete)
    alert.preferredAction = delete
    alert.message = "It is gone then."
    present(alert, animated: true)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}

@MainActor func fall(_ views: [UIView], in reference: UIView) -> UIDynamicAnimator {
  let animator = UIDynamicAnimator(referenceView: reference)
  let gravity = UIGravityBehavior(items: views)
  let collision = UICollisionBehavior(items: views)
  collision.translatesReferenceBoundsIntoBoundary = true
  let elasticity = UIDynamicItemBehavior(items: views)
  elasticity.elasticity = 0.6
  [gravity, collision, elasticity].forEach(animator.addBehavior)
  return animator
}

func badge(_ text: String) -> UIImage {
  let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed), .foregroundColor: UIColor.white]
  let size = text.size(withAttributes: attributes)
  return UIGraphicsImageRenderer(size: size).image { context in
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
      context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
    }
    context.cgContext.setShadow(offset: .zero, blur: 2, color: UIColor.black.cgColor)
    text.draw(in: CGRect(origin: .zero, size: size), withAttributes: attributes)
  }
}
