// target: ios17.0
// mode: 6

import JavaScriptCore
enum ScriptError: Error { case failed(String) }
final class Engine {
    private let context = JSContext()!
    init() {
        context.exceptionHandler = { _, value in print(value?.toString() ?? "unknown") }
        let log: @convention(block) (String) -> Void = { print($0) }
        context.setObject(log, forKeyedSubscript: "log" as NSString)
        context.name = "Engine"
    }
    func run(_ source: String) throws -> Int32 {
        guard let value = context.evaluateScript(source), !value.isUndefined else { throw ScriptError.failed(context.exception?.toString() ?? "") }
        let add = context.objectForKeyedSubscript("add")
        return add?.call(withArguments: [1, 2])?.toInt32() ?? value.toInt32()
    }
    func dictionary() -> [String: Any] { context.globalObject.forProperty("settings").toDictionary() as? [String: Any] ?? [:] }
}
