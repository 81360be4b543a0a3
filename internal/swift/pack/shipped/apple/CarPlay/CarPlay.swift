@_exported import Foundation
@_exported import UIKit
import MapKit

@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPTemplate: NSObject {
    open var userInfo: Any? { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var tabSystemItem: UITabBarItem.SystemItem { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var tabTitle: String? { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var tabImage: UIImage? { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var showsTabBadge: Bool { get { fatalError() } set {} }
    open var backButton: CPBarButton? { get { fatalError() } set {} }
    open var leadingNavigationBarButtons: [CPBarButton] { get { fatalError() } set {} }
    open var trailingNavigationBarButtons: [CPBarButton] { get { fatalError() } set {} }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CPBarButtonType: UInt, Sendable { case text = 0, image }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CPBarButtonStyle: Int, Sendable { case none = 0, rounded }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public typealias CPBarButtonHandler = (CPBarButton) -> Void
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPBarButton: NSObject {
    @available(iOS, introduced: 12.0, deprecated: 14.0) public init(type: CPBarButtonType, handler: CPBarButtonHandler? = nil) { fatalError() }
    @available(iOS 14.0, *) public init(image: UIImage, handler: CPBarButtonHandler? = nil) { fatalError() }
    @available(iOS 14.0, *) public init(title: String, handler: CPBarButtonHandler? = nil) { fatalError() }
    open var isEnabled: Bool { get { fatalError() } set {} }
    open var image: UIImage? { get { fatalError() } set {} }
    open var title: String? { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var buttonStyle: CPBarButtonStyle { get { fatalError() } set {} }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPInterfaceController: NSObject {
    open weak var delegate: (any CPInterfaceControllerDelegate)? { get { fatalError() } set {} }
    open var prefersDarkUserInterfaceStyle: Bool { get { fatalError() } set {} }
    @available(iOS, introduced: 12.0, deprecated: 14.0) open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) {}
    @available(iOS, introduced: 12.0, deprecated: 14.0) open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) {}
    @available(iOS 14.0, *) open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {}
    @available(iOS 14.0, *) @discardableResult open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool { fatalError() }
    @available(iOS 14.0, *) open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {}
    @available(iOS 14.0, *) @discardableResult open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) async throws -> Bool { fatalError() }
    @available(iOS 14.0, *) open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {}
    @available(iOS 14.0, *) @discardableResult open func popTemplate(animated: Bool) async throws -> Bool { fatalError() }
    @available(iOS 14.0, *) open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {}
    @available(iOS 14.0, *) open func pop(to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {}
    @available(iOS 14.0, *) open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {}
    @available(iOS 14.0, *) open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {}
    @available(iOS, introduced: 12.0, deprecated: 14.0) open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) {}
    @available(iOS, introduced: 12.0, deprecated: 14.0) open func popTemplate(animated: Bool) {}
    @available(iOS, introduced: 12.0, deprecated: 14.0) open func popToRootTemplate(animated: Bool) {}
    @available(iOS, introduced: 12.0, deprecated: 14.0) open func dismissTemplate(animated: Bool) {}
    open var presentedTemplate: CPTemplate? { fatalError() }
    open var rootTemplate: CPTemplate { fatalError() }
    open var topTemplate: CPTemplate? { fatalError() }
    open var templates: [CPTemplate] { fatalError() }
    @available(iOS 14.0, *) open var carTraitCollection: UITraitCollection { fatalError() }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPWindow: UIWindow { open var templateApplicationScene: CPTemplateApplicationScene? { get { fatalError() } set {} }; open var mapButtonSafeAreaLayoutGuide: UILayoutGuide { fatalError() } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPTemplateApplicationScene: UIScene {
    open var interfaceController: CPInterfaceController { fatalError() }
    open var carWindow: CPWindow { fatalError() }
    @available(iOS 15.4, *) open var contentStyle: UIUserInterfaceStyle { fatalError() }
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    @available(iOS 14.0, *) func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
    @available(iOS 14.0, *) func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert)
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CPTemplateApplicationSceneDelegate {
    @available(iOS 14.0, *) public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController) {}
    @available(iOS 14.0, *) public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController, from window: CPWindow) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert) {}
}
extension UISceneSession.Role { @available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let carTemplateApplication = UISceneSession.Role(rawValue: "") }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPListTemplateItem: NSObjectProtocol { var text: String? { get }; var userInfo: Any? { get set } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPSelectableListItem: CPListTemplateItem { var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CPListItemAccessoryType: Int, Sendable { case none = 0, disclosureIndicator, cloud }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading = 0, trailing }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPListItem: NSObject, CPSelectableListItem {
    public init(text: String?, detailText: String?) { fatalError() }
    public init(text: String?, detailText: String?, image: UIImage?) { fatalError() }
    @available(iOS, introduced: 12.0, deprecated: 14.0) public init(text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool) { fatalError() }
    @available(iOS 14.0, *) public init(text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?, accessoryType: CPListItemAccessoryType) { fatalError() }
    open var text: String? { fatalError() }
    open var detailText: String? { fatalError() }
    open var image: UIImage? { fatalError() }
    open var accessoryImage: UIImage? { fatalError() }
    @available(iOS 14.0, *) open var accessoryType: CPListItemAccessoryType { get { fatalError() } set {} }
    open var isExplicitContent: Bool { get { fatalError() } set {} }
    open var isPlaying: Bool { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var playbackProgress: CGFloat { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var playingIndicatorLocation: CPListItemPlayingIndicatorLocation { get { fatalError() } set {} }
    open var userInfo: Any? { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get { fatalError() } set {} }
    @available(iOS 15.0, *) open var isEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 14.0, *) open func setText(_ text: String) {}
    @available(iOS 14.0, *) open func setDetailText(_ detailText: String?) {}
    @available(iOS 14.0, *) open func setImage(_ image: UIImage?) {}
    @available(iOS 14.0, *) open func setAccessoryImage(_ accessoryImage: UIImage?) {}
    @available(iOS 14.0, *) open class var maximumImageSize: CGSize { fatalError() }
}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPListImageRowItem: NSObject, CPSelectableListItem {
    public init(text: String?, images: [UIImage]) { fatalError() }
    @available(iOS 17.4, *) public init(text: String?, images: [UIImage], imageTitles: [String]) { fatalError() }
    open var text: String? { get { fatalError() } set {} }
    open var userInfo: Any? { get { fatalError() } set {} }
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get { fatalError() } set {} }
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)? { get { fatalError() } set {} }
    open func update(_ gridImages: [UIImage]) {}
    open class var maximumImageSize: CGSize { fatalError() }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPListSection: NSObject {
    public init(items: [any CPListTemplateItem]) { fatalError() }
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) { fatalError() }
    open var header: String? { fatalError() }
    open var items: [any CPListTemplateItem] { fatalError() }
    open func item(at index: Int) -> any CPListTemplateItem { fatalError() }
}
@available(iOS, introduced: 12.0, deprecated: 14.0, message: "use the handlers of items") @MainActor @preconcurrency public protocol CPListTemplateDelegate: NSObjectProtocol { func listTemplate(_ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void) }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPListTemplate: CPTemplate {
    public init(title: String?, sections: [CPListSection]) { fatalError() }
    @available(iOS 15.0, *) public init(title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?) { fatalError() }
    open weak var delegate: (any CPListTemplateDelegate)? { get { fatalError() } set {} }
    open var title: String? { fatalError() }
    open var sections: [CPListSection] { fatalError() }
    @available(iOS 14.0, *) open var itemCount: Int { fatalError() }
    @available(iOS 14.0, *) open var emptyViewTitleVariants: [String] { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var emptyViewSubtitleVariants: [String] { get { fatalError() } set {} }
    @available(iOS 14.0, *) open class var maximumItemCount: Int { fatalError() }
    @available(iOS 14.0, *) open class var maximumSectionCount: Int { fatalError() }
    open func updateSections(_ sections: [CPListSection]) {}
}
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPAssistantCellConfiguration: NSObject {
    public enum Position: Int, Sendable { case top = 0, bottom }
    public enum Visibility: Int, Sendable { case off = 0, whileLimitedUIActive, always }
    public enum ActionType: Int, Sendable { case playMedia = 0, startCall }
    public init(position: Position, visibility: Visibility, assistantAction: ActionType) { fatalError() }
}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPTabBarTemplateDelegate: NSObjectProtocol { func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate) }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPTabBarTemplate: CPTemplate {
    public init(templates: [CPTemplate]) { fatalError() }
    open weak var delegate: (any CPTabBarTemplateDelegate)? { get { fatalError() } set {} }
    open var templates: [CPTemplate] { fatalError() }
    open var selectedTemplate: CPTemplate? { fatalError() }
    open class var maximumTabCount: Int { fatalError() }
    open func updateTemplates(_ newTemplates: [CPTemplate]) {}
    @available(iOS 17.0, *) open func select(_ newTemplate: CPTemplate) {}
    @available(iOS 17.0, *) open func selectTemplate(at index: Int) {}
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPGridButton: NSObject { public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) { fatalError() }; open var isEnabled: Bool { get { fatalError() } set {} }; open var image: UIImage { fatalError() }; open var titleVariants: [String] { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPGridTemplate: CPTemplate { public init(title: String?, gridButtons: [CPGridButton]) { fatalError() }; open var gridButtons: [CPGridButton] { fatalError() }; open var title: String { fatalError() }; @available(iOS 15.0, *) open func updateGridButtons(_ gridButtons: [CPGridButton]) {}; @available(iOS 15.0, *) open func updateTitle(_ title: String) {} }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPAlertAction: NSObject {
    public enum Style: UInt, Sendable { case `default` = 0, cancel, destructive }
    public init(title: String, style: CPAlertAction.Style, handler: @escaping (CPAlertAction) -> Void) { fatalError() }
    open var title: String { fatalError() }
    open var style: CPAlertAction.Style { fatalError() }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPAlertTemplate: CPTemplate { public init(titleVariants: [String], actions: [CPAlertAction]) { fatalError() }; open var titleVariants: [String] { fatalError() }; open var actions: [CPAlertAction] { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPActionSheetTemplate: CPTemplate { public init(title: String?, message: String?, actions: [CPAlertAction]) { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPVoiceControlState: NSObject { public init(identifier: String, titleVariants: [String]?, image: UIImage?, repeats: Bool) { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPVoiceControlTemplate: CPTemplate { public init(voiceControlStates: [CPVoiceControlState]) { fatalError() }; open func activateVoiceControlState(withIdentifier identifier: String) {} }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPSearchTemplateDelegate: NSObjectProtocol {
    func searchTemplate(_ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String, completionHandler: @escaping ([CPListItem]) -> Void)
    func searchTemplate(_ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem, completionHandler: @escaping () -> Void)
    func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CPSearchTemplateDelegate {
    public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPSearchTemplate: CPTemplate { public override init() { fatalError() }; open weak var delegate: (any CPSearchTemplateDelegate)? { get { fatalError() } set {} } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CPTextButtonStyle: Int, Sendable { case normal = 0, cancel, confirm }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPTextButton: NSObject { public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) { fatalError() } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPInformationItem: NSObject { public init(title: String?, detail: String?) { fatalError() } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CPInformationTemplateLayout: Int, Sendable { case leading = 0, twoColumn }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPInformationTemplate: CPTemplate { public init(title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]) { fatalError() }; open var items: [CPInformationItem] { get { fatalError() } set {} }; open var actions: [CPTextButton] { get { fatalError() } set {} }; open var title: String { get { fatalError() } set {} } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNowPlayingButton: NSObject { public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { fatalError() }; open var isEnabled: Bool { get { fatalError() } set {} }; open var isSelected: Bool { get { fatalError() } set {} } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNowPlayingMoreButton: CPNowPlayingButton {}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNowPlayingImageButton: CPNowPlayingButton { public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) { fatalError() }; open var image: UIImage? { fatalError() } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNowPlayingTemplate: CPTemplate {
    open class var shared: CPNowPlayingTemplate { fatalError() }
    open var nowPlayingButtons: [CPNowPlayingButton] { fatalError() }
    open var isUpNextButtonEnabled: Bool { get { fatalError() } set {} }
    open var upNextTitle: String { get { fatalError() } set {} }
    open var isAlbumArtistButtonEnabled: Bool { get { fatalError() } set {} }
    open func add(_ observer: any CPNowPlayingTemplateObserver) {}
    open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {}
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPMapButton: NSObject { public init(handler: ((CPMapButton) -> Void)? = nil) { fatalError() }; open var image: UIImage? { get { fatalError() } set {} }; open var isHidden: Bool { get { fatalError() } set {} }; open var isEnabled: Bool { get { fatalError() } set {} } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPMapTemplateDelegate: NSObjectProtocol {
    func mapTemplate(_ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice)
    func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
    func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CPMapTemplateDelegate {
    public func mapTemplate(_ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice) {}
    public func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice) {}
    public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPMapTemplate: CPTemplate {
    public override init() { fatalError() }
    open weak var mapDelegate: (any CPMapTemplateDelegate)? { get { fatalError() } set {} }
    open var guidanceBackgroundColor: UIColor! { get { fatalError() } set {} }
    open var mapButtons: [CPMapButton] { get { fatalError() } set {} }
    open var automaticallyHidesNavigationBar: Bool { get { fatalError() } set {} }
    open var hidesButtonsWithNavigationBar: Bool { get { fatalError() } set {} }
    open func showTripPreviews(_ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration?) {}
    open func hideTripPreviews() {}
    open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession { fatalError() }
    open func update(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
    open func showPanningInterface(animated: Bool) {}
    open func dismissPanningInterface(animated: Bool) {}
    open func present(navigationAlert: CPNavigationAlert, animated: Bool) {}
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPTripPreviewTextConfiguration: NSObject { public init(startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?) { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPRouteChoice: NSObject { public init(summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]) { fatalError() }; open var userInfo: Any? { get { fatalError() } set {} } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPTrip: NSObject { public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) { fatalError() }; open var routeChoices: [CPRouteChoice] { fatalError() }; open var userInfo: Any? { get { fatalError() } set {} } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPTravelEstimates: NSObject { public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPManeuver: NSObject { public override init() { fatalError() }; open var symbolImage: UIImage? { get { fatalError() } set {} }; open var instructionVariants: [String] { get { fatalError() } set {} }; open var initialTravelEstimates: CPTravelEstimates? { get { fatalError() } set {} }; open var userInfo: Any? { get { fatalError() } set {} } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNavigationSession: NSObject { open var upcomingManeuvers: [CPManeuver] { get { fatalError() } set {} }; open func finishTrip() {}; open func cancelTrip() {}; open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {} }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPNavigationAlert: NSObject {}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPPointOfInterest: NSObject { public init(location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?, detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?) { fatalError() }; open var primaryButton: CPTextButton? { get { fatalError() } set {} }; open var secondaryButton: CPTextButton? { get { fatalError() } set {} } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
    func pointOfInterestTemplate(_ pointOfInterestTemplate: CPPointOfInterestTemplate, didChangeMapRegion region: MKCoordinateRegion)
    func pointOfInterestTemplate(_ pointOfInterestTemplate: CPPointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CPPointOfInterestTemplateDelegate {
    public func pointOfInterestTemplate(_ pointOfInterestTemplate: CPPointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: CPPointOfInterest) {}
}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPPointOfInterestTemplate: CPTemplate { public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) { fatalError() }; open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)? { get { fatalError() } set {} }; open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {} }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class CPSessionConfiguration: NSObject { public init(delegate: any CPSessionConfigurationDelegate) { fatalError() }; open var limitedUserInterfaces: CPLimitableUserInterface { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CPLimitableUserInterface: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var keyboard: CPLimitableUserInterface { fatalError() }
    public static var lists: CPLimitableUserInterface { fatalError() }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
    func sessionConfiguration(_ sessionConfiguration: CPSessionConfiguration, limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CPSessionConfigurationDelegate {
    public func sessionConfiguration(_ sessionConfiguration: CPSessionConfiguration, limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface) {}
}
