// target: macos13.0
// mode: 5

import Foundation

protocol Helper { func version(reply: @escaping (String) -> Void) }

func ask() {
    let connection = NSXPCConnection(machServiceName: "com.example.helper", options: .privileged)
    connection.remoteObjectInterface = NSXPCInterface(with: Helper.self)
    connection.invalidationHandler = { print("gone") }
    connection.resume()
    let helper = connection.remoteObjectProxyWithErrorHandler { print($0) } as? Helper
    helper?.version { print($0) }
}

func run(_ source: String) -> String? {
    var error: NSDictionary?
    let result = NSAppleScript(source: source)?.executeAndReturnError(&error)
    return error == nil ? result?.stringValue : error?[NSAppleScript.errorMessage] as? String
}
