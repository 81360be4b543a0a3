// target: ios18.0
// mode: 6

protocol Node: Sendable {
    func render(into output: inout String, indent: Int)
}

struct Text: Node {
    let value: String

    func render(into output: inout String, indent: Int) {
        output += String(repeating: " ", count: indent) + value + "\n"
    }
}

struct Element: Node {
    let name: String
    let children: [any Node]

    init(_ name: String, @NodeBuilder children: () -> [any Node]) {
        self.name = name
        self.children = children()
    }

    func render(into output: inout String, indent: Int) {
        let pad = String(repeating: " ", count: indent)
        output.append("\(pad)<\(name)>\n")
        children.forEach { $0.render(into: &output, indent: indent + 2) }
        output.append("\(pad)</\(name)>\n")
    }
}

@resultBuilder
enum NodeBuilder {
    static func buildExpression(_ text: String) -> [any Node] { [Text(value: text)] }
    static func buildExpression(_ node: any Node) -> [any Node] { [node] }
    static func buildBlock(_ parts: [any Node]...) -> [any Node] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [any Node]?) -> [any Node] { part ?? [] }
    static func buildArray(_ parts: [[any Node]]) -> [any Node] { parts.flatMap { $0 } }
}

func list(_ items: [String], title: String?) -> String {
    let root = Element("ul") {
        if let title { title }
        for item in items {
            Element("li") { item }
        }
    }
    var output = ""
    root.render(into: &output, indent: 0)
    return output
}
