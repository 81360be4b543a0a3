@_exported import Intents
@_exported import UIKit
import SwiftUI

@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable { case white = 0, whiteOutline, black, blackOutline, automatic, automaticOutline }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class INUIAddVoiceShortcutButton: UIButton {
    public init(style: INUIAddVoiceShortcutButtonStyle) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var style: INUIAddVoiceShortcutButtonStyle { fatalError() }
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)? { get { fatalError() } set {} }
    public var shortcut: INShortcut? { get { fatalError() } set {} }
    open var cornerRadius: CGFloat { get { fatalError() } set {} }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class INUIAddVoiceShortcutViewController: UIViewController {
    public init(shortcut: INShortcut) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)? { get { fatalError() } set {} }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class INUIEditVoiceShortcutViewController: UIViewController {
    public init(voiceShortcut: INVoiceShortcut) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)? { get { fatalError() } set {} }
}
@available(iOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet = 0, mapsCard }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum INUIInteractiveBehavior: UInt, Sendable { case none = 0, nextView, launch, genericAction }
@available(iOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol INUIHostedViewControlling: NSObjectProtocol {
    func configure(with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
    func configureView(for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}
@available(iOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension INUIHostedViewControlling {
    public func configure(with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void) {}
    public func configureView(for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {}
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class INParameter: NSObject, @unchecked Sendable {}
