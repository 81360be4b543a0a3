import Foundation

// What Linux declares as unavailable

extension NSPredicate {
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) { fatalError() }
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) { fatalError() }
    public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) { fatalError() }
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self { fatalError() }
}
extension NSPredicate {
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
    public convenience init?<Input>(_ predicate: Predicate<Input>) where Input: NSObject { fatalError() }
}
extension NSExpression {
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) { fatalError() }
}
extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) { fatalError() }
    public convenience init(key: String?, ascending: Bool, selector: Selector?) { fatalError() }
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) { fatalError() }
}
extension NSString.EnumerationOptions {
    public static var byWords: NSString.EnumerationOptions { [] }
    public static var bySentences: NSString.EnumerationOptions { [] }
}
extension PersonNameComponentsFormatter {
    public class func localizedString(from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style, options nameOptions: PersonNameComponentsFormatter.Options = []) -> String { fatalError() }
    public func string(from components: PersonNameComponents) -> String { fatalError() }
    @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
    public func personNameComponents(from string: String) -> PersonNameComponents? { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public var locale: Locale! { get { fatalError() } set {} }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Morphology {
    public static var user: Morphology { fatalError() }
}

// Arrays are arguments of formats, such as "id IN %@".
extension Array: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { fatalError() } }

// The macro of Swift 6.0 lacks evaluate, and a subscript stands for it.
@available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
extension PredicateExpressions {
    public struct _Evaluated<Output>: StandardPredicateExpression {
        public func evaluate(_ bindings: PredicateBindings) throws -> Output { fatalError() }
        public init(from decoder: any Decoder) throws { fatalError() }
        public func encode(to encoder: any Encoder) throws { fatalError() }
    }
    @available(macOS 14.4, iOS 17.4, watchOS 10.4, tvOS 17.4, visionOS 1, *)
    public static func build_subscript<Condition: PredicateExpression, each Input: PredicateExpression>(_ predicate: Condition, _ input: repeat each Input) -> _Evaluated<Bool> where Condition.Output == Predicate<repeat (each Input).Output> { fatalError() }
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
    public static func build_subscript<Transformation: PredicateExpression, each Input: PredicateExpression, Output>(_ expression: Transformation, _ input: repeat each Input) -> _Evaluated<Output> where Transformation.Output == Expression<repeat (each Input).Output, Output> { fatalError() }
}
@available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
extension Predicate { @available(*, deprecated, message: "stands for evaluate") public subscript(_ input: repeat each Input) -> Bool { fatalError() } }
@available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
extension Expression { @available(*, deprecated, message: "stands for evaluate") public subscript(_ input: repeat each Input) -> Output { fatalError() } }
