// target: ios15.0
// mode: 5

import QuartzCore
import UIKit

final class GradientView: UIView {
    private let gradient = CAGradientLayer()
    private let ring = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.locations = [0, 1]
        layer.insertSublayer(gradient, at: 0)
        layer.cornerCurve = .continuous
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        ring.fillColor = UIColor.clear.cgColor
        ring.strokeColor = UIColor.label.cgColor
        ring.lineWidth = 6
        ring.lineCap = .round
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        ring.path = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true).cgPath
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
    }

    func spin() {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 0.8
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        ring.add(animation, forKey: "stroke")
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [-10, 10, -5, 5, 0]
        shake.duration = 0.4
        layer.add(shake, forKey: "shake")
        CATransaction.begin()
        CATransaction.setCompletionBlock { print("done") }
        CATransaction.commit()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.red.cgColor)
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.addQuadCurve(to: CGPoint(x: 0, y: rect.height), controlPoint: .zero)
        path.close()
        UIColor.white.setFill()
        path.fill()
        path.lineWidth = 2
        path.stroke()
    }
}

func thumbnail(of image: UIImage, size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        image.draw(in: CGRect(origin: .zero, size: size))
    }
}

func pdf(_ text: String) -> Data {
    let bounds = CGRect(x: 0, y: 0, width: 612, height: 792)
    return UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        context.cgContext.setLineWidth(1)
    }
}

@MainActor func animate(_ view: UIView) {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { view.alpha = 0 }
    animator.addAnimations { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    animator.addCompletion { position in if position == .end { view.removeFromSuperview() } }
    animator.startAnimation()
    UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { view.center = .zero }.startAnimation(afterDelay: 0.1)
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.prepare()
    generator.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    view.addSubview(blur)
}
