// Commands of keyboards and remotes.
@available(macOS 10.15, tvOS 13.0, *) @available(iOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum MoveCommandDirection: Sendable, Hashable { case up, down, left, right }
@available(macOS 10.15, tvOS 13.0, *) @available(iOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View { fatalError() }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { fatalError() }
}
@available(tvOS 13.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { fatalError() } }
@available(tvOS 14.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct CardButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { fatalError() }
}
@available(tvOS 14.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension PrimitiveButtonStyle where Self == CardButtonStyle { public static var card: CardButtonStyle { fatalError() } }
