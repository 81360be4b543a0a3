@_exported import Foundation
@_exported import HealthKit
import SwiftUI

@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public enum WorkoutGoal: Hashable, Sendable { case open, distance(Double, UnitLength), time(Double, UnitDuration), energy(Double, UnitEnergy)
    @available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) case poolSwimDistanceWithTime(Measurement<UnitLength>, Measurement<UnitDuration>) }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public enum WorkoutAlertMetric: Hashable, Sendable { case average, current }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) @preconcurrency public protocol WorkoutAlert: Hashable, Sendable {}
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct HeartRateRangeAlert: WorkoutAlert { public init(target: ClosedRange<Measurement<UnitFrequency>>) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct HeartRateZoneAlert: WorkoutAlert { public init(zone: Int) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct SpeedRangeAlert: WorkoutAlert { public init(target: ClosedRange<Measurement<UnitSpeed>>, metric: WorkoutAlertMetric) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct SpeedThresholdAlert: WorkoutAlert { public init(target: Measurement<UnitSpeed>, metric: WorkoutAlertMetric) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct PowerRangeAlert: WorkoutAlert { public init(target: ClosedRange<Measurement<UnitPower>>) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct PowerThresholdAlert: WorkoutAlert { public init(target: Measurement<UnitPower>) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct PowerZoneAlert: WorkoutAlert { public init(zone: Int) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct CadenceRangeAlert: WorkoutAlert { public init(target: ClosedRange<Measurement<UnitFrequency>>) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct CadenceThresholdAlert: WorkoutAlert { public init(target: Measurement<UnitFrequency>) { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) extension WorkoutAlert where Self == HeartRateRangeAlert { public static func heartRate(_ range: ClosedRange<Double>) -> HeartRateRangeAlert { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) extension WorkoutAlert where Self == HeartRateZoneAlert { public static func heartRate(zone: Int) -> HeartRateZoneAlert { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) extension WorkoutAlert where Self == SpeedRangeAlert { public static func speed(_ range: ClosedRange<Double>, unit: UnitSpeed, metric: WorkoutAlertMetric = .current) -> SpeedRangeAlert { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) extension WorkoutAlert where Self == PowerRangeAlert { public static func power(_ range: ClosedRange<Double>, unit: UnitPower) -> PowerRangeAlert { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) extension WorkoutAlert where Self == CadenceRangeAlert { public static func cadence(_ range: ClosedRange<Double>) -> CadenceRangeAlert { fatalError() } }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct WorkoutStep: Hashable, Sendable {
    public init(goal: WorkoutGoal = .open, alert: (any WorkoutAlert)? = nil) { fatalError() }
    @available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) public init(goal: WorkoutGoal = .open, alert: (any WorkoutAlert)? = nil, displayName: String?) { fatalError() }
    public var goal: WorkoutGoal { get { fatalError() } set {} }
    public var alert: (any WorkoutAlert)? { get { fatalError() } set {} }
    public static func == (a: WorkoutStep, b: WorkoutStep) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct IntervalStep: Hashable, Sendable {
    public enum Purpose: Hashable, Sendable { case work, recovery }
    public init(_ purpose: Purpose, step: WorkoutStep = WorkoutStep()) { fatalError() }
    public init(_ purpose: Purpose, goal: WorkoutGoal = .open, alert: (any WorkoutAlert)? = nil) { fatalError() }
    public var purpose: Purpose { get { fatalError() } set {} }
    public var step: WorkoutStep { get { fatalError() } set {} }
}
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct IntervalBlock: Hashable, Sendable {
    public init(steps: [IntervalStep] = [], iterations: Int = 1) { fatalError() }
    public var steps: [IntervalStep] { get { fatalError() } set {} }
    public var iterations: Int { get { fatalError() } set {} }
}
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct CustomWorkout: Hashable, Sendable {
    public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, displayName: String? = nil, warmup: WorkoutStep? = nil, blocks: [IntervalBlock] = [], cooldown: WorkoutStep? = nil) { fatalError() }
    public static func supportsActivity(_ activity: HKWorkoutActivityType) -> Bool { fatalError() }
    public static func supportsGoal(_ goal: WorkoutGoal, activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType) -> Bool { fatalError() }
    public var displayName: String? { get { fatalError() } set {} }
    public var warmup: WorkoutStep? { get { fatalError() } set {} }
    public var blocks: [IntervalBlock] { get { fatalError() } set {} }
    public var cooldown: WorkoutStep? { get { fatalError() } set {} }
    public static func == (a: CustomWorkout, b: CustomWorkout) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct SingleGoalWorkout: Hashable, Sendable { public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, goal: WorkoutGoal) { fatalError() }; public static func == (a: SingleGoalWorkout, b: SingleGoalWorkout) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct PacerWorkout: Hashable, Sendable { public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, distance: Measurement<UnitLength>, time: Measurement<UnitDuration>) { fatalError() }; public static func == (a: PacerWorkout, b: PacerWorkout) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
@available(iOS 17.0, macOS 15.0, watchOS 10.0, *) @available(tvOS, unavailable) public struct WorkoutPlan: Identifiable, Hashable, Sendable {
    public enum Workout: Hashable, Sendable { case custom(CustomWorkout), goal(SingleGoalWorkout), pacer(PacerWorkout) }
    public init(_ workout: Workout, id: UUID = UUID()) { fatalError() }
    public let id: UUID
    public var workout: Workout { fatalError() }
    public var dataRepresentation: Data { get throws { fatalError() } }
    #if os(watchOS)
    public func openInWorkoutApp() async throws {}
    #endif
}
@available(iOS 17.0, watchOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public struct ScheduledWorkoutPlan: Hashable, Sendable { public init(_ plan: WorkoutPlan, date: DateComponents) { fatalError() }; public var plan: WorkoutPlan { fatalError() }; public var date: DateComponents { fatalError() }; public var complete: Bool { fatalError() } }
@available(iOS 17.0, watchOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) final public class WorkoutScheduler: @unchecked Sendable {
    init() { fatalError() }
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, restricted, denied, authorized }
    public static var shared: WorkoutScheduler { fatalError() }
    public static var isSupported: Bool { fatalError() }
    public static var maxAllowedScheduledWorkoutCount: Int { fatalError() }
    public var authorizationState: AuthorizationState { get async { fatalError() } }
    @discardableResult public func requestAuthorization() async -> AuthorizationState { fatalError() }
    public func schedule(_ plan: WorkoutPlan, at date: DateComponents) async {}
    public func remove(_ plan: WorkoutPlan, at date: DateComponents) async {}
    public func removeAllWorkouts() async {}
    public func markComplete(_ plan: WorkoutPlan, at date: DateComponents) async {}
    public var scheduledWorkouts: [ScheduledWorkoutPlan] { get async { fatalError() } }
}
@available(iOS 17.0, watchOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension View { nonisolated public func workoutPreview(_ plan: WorkoutPlan, isPresented: Binding<Bool>) -> some View { fatalError() as EmptyView } }
