// target: ios18.0
// mode: 5

import UIKit

final class LoginView: UIView {
    private let field = UITextField()
    private let button = UIButton(type: .system)
    private let stack = UIStackView()
    var onLogin: ((String) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        fatalError("not made from a storyboard")
    }

    private func setUp() {
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        button.setTitle("Log in", for: .normal)
        button.addAction(UIAction { [weak self] _ in
            self?.onLogin?(self?.field.text ?? "")
        }, for: .touchUpInside)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(field)
        stack.addArrangedSubview(button)
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }
}
