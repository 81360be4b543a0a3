@available(iOS 14.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PHPickerFilter: Equatable, Hashable, Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { fatalError() }
  @available(iOS 15.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { fatalError() }
  @available(iOS 15.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { fatalError() }
  @available(iOS 15.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static let panoramas = PHPickerFilter()
  @available(iOS 15.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static let screenshots = PHPickerFilter()
  @available(iOS 15.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static let screenRecordings = PHPickerFilter()
  @available(iOS 15.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static let slomoVideos = PHPickerFilter()
  @available(iOS 15.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static let timelapseVideos = PHPickerFilter()
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static let depthEffectPhotos = PHPickerFilter()
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static let bursts = PHPickerFilter()
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public static let cinematicVideos = PHPickerFilter()
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
#if os(iOS) || os(macOS)
#if os(macOS)
@_exported import AppKit
public typealias _Controller = NSViewController
#else
@_exported import UIKit
public typealias _Controller = UIViewController
#endif
@available(iOS 14.0, macOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
  @available(iOS 15.0, macOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public enum Selection: Int, Sendable { case `default` = 0, ordered
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) case continuous
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) case continuousAndOrdered }
  public init() { fatalError() }
  public init(photoLibrary: PHPhotoLibrary) { fatalError() }
  public var preferredAssetRepresentationMode: AssetRepresentationMode { get { fatalError() } set {} }
  public var selectionLimit: Int { get { fatalError() } set {} }
  public var filter: PHPickerFilter? { get { fatalError() } set {} }
  @available(iOS 15.0, macOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public var selection: Selection { get { fatalError() } set {} }
  @available(iOS 15.0, macOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public var preselectedAssetIdentifiers: [String] { get { fatalError() } set {} }
  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public var disabledCapabilities: PHPickerCapabilities { get { fatalError() } set {} }
  public static func == (l: PHPickerConfiguration, r: PHPickerConfiguration) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 14.0, macOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
@available(iOS 14.0, macOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject { func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) }
@available(iOS 14.0, macOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency public class PHPickerViewController: _Controller {
  public init(configuration: PHPickerConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak public var delegate: (any PHPickerViewControllerDelegate)?
  public var configuration: PHPickerConfiguration { fatalError() }
}
#endif
