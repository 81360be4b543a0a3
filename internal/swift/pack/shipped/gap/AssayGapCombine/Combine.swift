import Combine

// Apple's Foundation has these names for what is in Combine.
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public typealias ObservableObject = Combine.ObservableObject
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public typealias Published = Combine.Published
