@_exported import Foundation
import SwiftUI
#if os(macOS)
import AppKit
#else
import UIKit
#endif

@available(iOS 26.0, macOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) final public class AgeRangeService: @unchecked Sendable {
    init() { fatalError() }
    public static var shared: AgeRangeService { fatalError() }
    public enum AgeRangeDeclaration: Hashable, Sendable { case selfDeclared, guardianDeclared }
    public struct ParentalControls: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var communicationLimits: ParentalControls { fatalError() } }
    public struct AgeRange: Sendable {
        public var lowerBound: Int? { fatalError() }
        public var upperBound: Int? { fatalError() }
        public var ageRangeDeclaration: AgeRangeDeclaration? { fatalError() }
        public var activeParentalControls: ParentalControls { fatalError() }
    }
    public enum Response: Sendable { case declinedSharing, sharing(range: AgeRange) }
    public enum Error: Swift.Error, Sendable { case invalidRequest, notAvailable }
    #if os(iOS)
    @MainActor public func requestAgeRange(ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil, in viewController: UIViewController) async throws -> Response { fatalError() }
    #else
    @MainActor public func requestAgeRange(ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil, in window: NSWindow) async throws -> Response { fatalError() }
    #endif
}
@available(iOS 26.0, macOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct DeclaredAgeRangeAction {
    public func callAsFunction(ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil) async throws -> AgeRangeService.Response { fatalError() }
}
@available(iOS 26.0, macOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var requestAgeRange: DeclaredAgeRangeAction { fatalError() } }
