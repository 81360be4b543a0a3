@_exported import Foundation
@_exported import CoreGraphics
@_exported import AssayGapFoundation

public protocol JSExport {}
open class JSVirtualMachine { public init!() { fatalError() }; open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}; open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {} }
open class JSContext: Hashable {
    public static func == (a: JSContext, b: JSContext) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public init!() { fatalError() }
    public init!(virtualMachine: JSVirtualMachine!) { fatalError() }
    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { fatalError() }
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { fatalError() }
    open class func current() -> JSContext! { fatalError() }
    open class func currentCallee() -> JSValue! { fatalError() }
    open class func currentThis() -> JSValue! { fatalError() }
    open class func currentArguments() -> [Any]! { fatalError() }
    open var globalObject: JSValue! { fatalError() }
    open var exception: JSValue! { get { fatalError() } set {} }
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! { get { fatalError() } set {} }
    open var virtualMachine: JSVirtualMachine! { fatalError() }
    open var name: String! { get { fatalError() } set {} }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, *) open var isInspectable: Bool { get { fatalError() } set {} }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { fatalError() }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {}
    open var jsGlobalContextRef: JSGlobalContextRef! { fatalError() }
    public init!(jsGlobalContextRef: JSGlobalContextRef!) { fatalError() }
}
public enum JSRelationCondition: UInt32, Sendable { case undefined = 0, equal, greaterThan, lessThan }
public typealias JSGlobalContextRef = OpaquePointer
public typealias JSContextRef = OpaquePointer
public typealias JSValueRef = OpaquePointer
public typealias JSObjectRef = OpaquePointer
public typealias JSStringRef = OpaquePointer
open class JSValue: NSObject {
    public init!(object value: Any!, in context: JSContext!) { fatalError() }
    public init!(bool value: Bool, in context: JSContext!) { fatalError() }
    public init!(double value: Double, in context: JSContext!) { fatalError() }
    public init!(int32 value: Int32, in context: JSContext!) { fatalError() }
    public init!(uInt32 value: UInt32, in context: JSContext!) { fatalError() }
    public init!(newObjectIn context: JSContext!) { fatalError() }
    public init!(newArrayIn context: JSContext!) { fatalError() }
    public init!(newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!) { fatalError() }
    public init!(newErrorFromMessage message: String!, in context: JSContext!) { fatalError() }
    public init!(newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!) { fatalError() }
    public init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) { fatalError() }
    public init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) { fatalError() }
    public init!(nullIn context: JSContext!) { fatalError() }
    public init!(undefinedIn context: JSContext!) { fatalError() }
    open var context: JSContext! { fatalError() }
    open func toObject() -> Any! { fatalError() }
    open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { fatalError() }
    open func toBool() -> Bool { fatalError() }
    open func toDouble() -> Double { fatalError() }
    open func toInt32() -> Int32 { fatalError() }
    open func toUInt32() -> UInt32 { fatalError() }
    open func toNumber() -> NSNumber! { fatalError() }
    open func toString() -> String! { fatalError() }
    open func toDate() -> Date! { fatalError() }
    open func toArray() -> [Any]! { fatalError() }
    open func toDictionary() -> [AnyHashable: Any]! { fatalError() }
    open func toPoint() -> CGPoint { fatalError() }
    open func toRange() -> NSRange { fatalError() }
    open func toRect() -> CGRect { fatalError() }
    open func toSize() -> CGSize { fatalError() }
    open var isUndefined: Bool { fatalError() }
    open var isNull: Bool { fatalError() }
    open var isBoolean: Bool { fatalError() }
    open var isNumber: Bool { fatalError() }
    open var isString: Bool { fatalError() }
    open var isObject: Bool { fatalError() }
    open var isArray: Bool { fatalError() }
    open var isDate: Bool { fatalError() }
    open var isSymbol: Bool { fatalError() }
    open func isEqual(to value: Any!) -> Bool { fatalError() }
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool { fatalError() }
    open func isInstance(of value: Any!) -> Bool { fatalError() }
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { fatalError() }
    open func construct(withArguments arguments: [Any]!) -> JSValue! { fatalError() }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { fatalError() }
    open func forProperty(_ property: Any!) -> JSValue! { fatalError() }
    open func setValue(_ value: Any!, forProperty property: Any!) {}
    @discardableResult open func deleteProperty(_ property: Any!) -> Bool { fatalError() }
    open func hasProperty(_ property: Any!) -> Bool { fatalError() }
    open func defineProperty(_ property: Any!, descriptor: Any!) {}
    open func atIndex(_ index: Int) -> JSValue! { fatalError() }
    open func setValue(_ value: Any!, at index: Int) {}
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { fatalError() }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { fatalError() }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
    open func setObject(_ object: Any!, atIndexedSubscript index: Int) {}
}
public var JSPropertyDescriptorWritableKey: String { fatalError() }
public var JSPropertyDescriptorEnumerableKey: String { fatalError() }
public var JSPropertyDescriptorConfigurableKey: String { fatalError() }
public var JSPropertyDescriptorValueKey: String { fatalError() }
public var JSPropertyDescriptorGetKey: String { fatalError() }
public var JSPropertyDescriptorSetKey: String { fatalError() }
open class JSManagedValue: NSObject { public init!(value: JSValue!) { fatalError() }; public convenience init!(value: JSValue!, andOwner owner: Any!) { fatalError() }; open var value: JSValue! { fatalError() } }
