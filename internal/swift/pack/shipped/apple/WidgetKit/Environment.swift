// What views of widgets ask for and set.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct WidgetAccentedRenderingMode: Equatable, Sendable { public static var accented: WidgetAccentedRenderingMode { fatalError() }; public static var desaturated: WidgetAccentedRenderingMode { fatalError() }; public static var accentedDesaturated: WidgetAccentedRenderingMode { fatalError() }; public static var fullColor: WidgetAccentedRenderingMode { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension Image { nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { return EmptyView() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension WidgetConfiguration { nonisolated public func onBackgroundURLSessionEvents(matching sessionIdentifier: String? = nil, _ urlSessionEvent: @escaping (_ sessionIdentifier: String, _ completion: @escaping () -> Void) -> Void) -> some WidgetConfiguration { return _Configured() } }
#if os(watchOS)
@available(watchOS 10.0, *) extension View { nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { return EmptyView() } }
#endif
