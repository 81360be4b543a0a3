@_exported import Combine
@_exported import Foundation
@_exported import ManagedSettings
import SwiftUI

@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) final public class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared: AuthorizationCenter = AuthorizationCenter()
    init() { fatalError() }
    @Published final public private(set) var authorizationStatus: AuthorizationStatus
    @available(iOS 16.0, *) public func requestAuthorization(for member: FamilyControlsMember) async throws {}
    @available(iOS, introduced: 15.0, deprecated: 16.0, message: "use requestAuthorization(for:)") public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {}
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {}
}
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum AuthorizationStatus: Int, CustomStringConvertible, Codable, Hashable, Sendable {
    case notDetermined = 0, denied, approved
    public var description: String { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum FamilyControlsMember: Codable, Hashable, Sendable { case child, individual }
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum FamilyControlsError: Int, LocalizedError, Sendable { case restricted = 0, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError, authenticationMethodUnavailable }
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    public init() { fatalError() }
    @available(iOS 15.2, *) public init(includeEntireCategory: Bool) { fatalError() }
    public var applicationTokens: Set<ApplicationToken> { get { fatalError() } set {} }
    public var categoryTokens: Set<ActivityCategoryToken> { get { fatalError() } set {} }
    public var webDomainTokens: Set<WebDomainToken> { get { fatalError() } set {} }
    public var applications: Set<Application> { fatalError() }
    public var categories: Set<ActivityCategory> { fatalError() }
    public var webDomains: Set<WebDomain> { fatalError() }
    @available(iOS 15.2, *) public var includeEntireCategory: Bool { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: FamilyActivitySelection, b: FamilyActivitySelection) -> Bool { fatalError() }
}
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) { fatalError() }
    @available(iOS 16.0, *) public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
extension View {
    @available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View { fatalError() as EmptyView }
    @available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func familyActivityPicker(headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View { fatalError() as EmptyView }
}
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct FamilyActivityIconView: View { public var body: some View { fatalError() as EmptyView } }
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct FamilyActivityTitleView: View { public var body: some View { fatalError() as EmptyView } }
@available(iOS 15.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    nonisolated public init(_ applicationToken: ApplicationToken) { fatalError() }
    nonisolated public init(_ categoryToken: ActivityCategoryToken) { fatalError() }
    nonisolated public init(_ webDomainToken: WebDomainToken) { fatalError() }
}
