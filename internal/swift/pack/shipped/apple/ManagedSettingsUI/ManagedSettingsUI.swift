@_exported import ManagedSettings
import UIKit

@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ShieldConfiguration {
    public struct Label { public init(text: String, color: UIColor) { fatalError() }; public var text: String { fatalError() }; public var color: UIColor { fatalError() } }
    public init(backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil, icon: UIImage? = nil, title: Label? = nil, subtitle: Label? = nil, primaryButtonLabel: Label? = nil, primaryButtonBackgroundColor: UIColor? = nil, secondaryButtonLabel: Label? = nil) { fatalError() }
}
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ShieldConfigurationDataSource: NSObject {
    public override init() { fatalError() }
    open func configuration(shielding application: Application) -> ShieldConfiguration { fatalError() }
    open func configuration(shielding application: Application, in category: ActivityCategory) -> ShieldConfiguration { fatalError() }
    open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration { fatalError() }
    open func configuration(shielding webDomain: WebDomain, in category: ActivityCategory) -> ShieldConfiguration { fatalError() }
}
