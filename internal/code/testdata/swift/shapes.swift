// Every form of declaration that Swift has.
import Foundation
@testable import Shapes

let limit = 3
let bound = { (x: Int) -> Int in x + 1 } //= function bound
let typed: (Int) -> Int = { $0 + 1 } //= function typed
var trailing: () -> Void = { //= function trailing +2
    print("x")
}
let called = { 3 }()
var computed: Int { limit + 1 } //= property computed
var observed = 3 {
    didSet { print(observed) }
}
let (a, b) = (1, 2)
let declaredOnly: (Int) -> Void

func plain(_ x: Int, by y: Int = 2) async throws -> Int { //= function plain +5
    func local() {}
    let inner = { local() }
    struct Hidden { func run() {} }
    return x
}
@discardableResult public func generic<T: Sequence>(_ x: T) -> some Collection where T.Element: Hashable { [] } //= function generic
func `default`(inout x: Int) {} //= function default
func existential(_ x: any P & Q, _ f: @escaping @Sendable (Int) -> Void, _ rest: Int...) rethrows {} //= function existential
prefix operator +++
prefix func +++ (x: Int) -> Int { x } //= function +++
infix operator <~>: AdditionPrecedence
func <~> (lhs: Int, rhs: Int) -> Bool { true } //= function <~>
typealias Handler = (Result<Int, Error>) -> Void //= type Handler

@MainActor
public final class Shape<T>: Base, Codable { //= class Shape +27
    static let shared = Shape()
    let handler: (Int) -> Void = { x in print(x) } //= method Shape.handler
    lazy var formatter = { 3 }()
    @Published private(set) var state = 0
    weak var delegate: (any Delegate)?
    var area: Double { 3.0 } //= property Shape.area
    var size: Int { //= property Shape.size +3
        get { 1 }
        set { print(newValue) }
    }
    class var kind: String { "shape" } //= property Shape.kind

    init() {} //= method Shape.init
    required convenience init?(from decoder: any Decoder) throws { nil } //= method Shape.init
    deinit { print("gone") } //= method Shape.deinit
    subscript(i: Int) -> Int { i } //= method Shape.subscript
    static func == (a: Shape, b: Shape) -> Bool { true } //= method Shape.==
    override class func make() -> Self { fatalError() } //= method Shape.make
    func callAsFunction() {} //= method Shape.callAsFunction
    nonisolated func quick() {} //= method Shape.quick
    private func move(to point: Point) { if let x = point { guard x > 0 else { return } } } //= method Shape.move

    struct Inner { //= struct Shape.Inner +2
        func run() {} //= method Shape.Inner.run
    }
    typealias Key = String //= type Shape.Key
}

public struct Point: Hashable, ~Copyable { var x, y: Int; mutating func shift() { x += 1 } } //= struct Point; method Point.shift
indirect enum Tree<T>: String { //= enum Tree +6
    case leaf, node(T, Tree)
    case raw = "r"
    enum CodingKeys: String, CodingKey { case a = "b" } //= enum Tree.CodingKeys
    func depth() -> Int { switch self { case .leaf: 0; case .node(_, let t): t.depth() } } //= method Tree.depth
    static var all: [Self] { [] } //= property Tree.all
}
actor Counter { //= class Counter +2
    func bump() async { } //= method Counter.bump
}
protocol Delegate: AnyObject { //= interface Delegate +7
    associatedtype Item: Equatable = Int
    var name: String { get set }
    init(name: String) //= method Delegate.init
    func done(_ x: Item) async throws //= method Delegate.done
    static func make() -> Self //= method Delegate.make
    subscript(i: Int) -> Item { get } //= method Delegate.subscript
}

extension Shape.Inner: P where T: Q {
    func extended() {} //= method Shape.Inner.extended
}
extension Array<Int> { var total: Int { reduce(0, +) } } //= property Array.total
extension [String] { func joinedUp() -> String { "" } } //= method Array.joinedUp
extension Shape: @unchecked Sendable {
    convenience init(copy: Shape) { self.init() } //= method Shape.init
    static let parse = { (s: String) -> Int? in Int(s) } //= method Shape.parse
    enum Mode { case on } //= enum Shape.Mode
}

struct ContentView: View { //= struct ContentView +9
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View { //= property ContentView.body +4
        VStack { ForEach(0..<3, id: \.self) { Text("\($0)") } }
            .task { await load() }
            .onChange(of: count) { old, new in print(old) }
    }
    func load() async { async let x = fetch(); _ = await x } //= method ContentView.load
}

#if canImport(UIKit) && !os(watchOS)
func conditional() {} //= function conditional
#else
struct Fallback { //= struct Fallback +4
    #if DEBUG
    func debug() {} //= method Fallback.debug
    #endif
}
#endif
@available(iOS 17, *) func recent() { if #available(iOS 18, *) {} } //= function recent
@freestanding(expression) public macro show<T>(_ x: T) -> String = #externalMacro(module: "M", type: "T") //= macro show
@Observable class Model { var items: [Int] = [] } //= class Model
func packs<each T>(_ x: repeat each T) -> (repeat each T) { (repeat each x) } //= function packs
let pattern = /ab+c/
let raw = #"raw "quoted" \#(limit)"#
let multi = """
    func notASymbol() {}
    """
#Preview { ContentView() }
