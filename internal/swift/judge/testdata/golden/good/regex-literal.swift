// target: ios18.0
// mode: 6

func pairs(in text: String) -> [String: Int] {
    var result: [String: Int] = [:]
    for match in text.matches(of: /(?<key>[a-z]+)=(?<value>\d+)/) {
        result[String(match.output.key)] = Int(match.output.value)
    }
    return result
}

func slug(_ title: String) -> String {
    title.lowercased()
        .replacing(/[^a-z0-9]+/, with: "-")
        .trimmingPrefix("-")
        .split(separator: "-", omittingEmptySubsequences: true)
        .joined(separator: "-")
}

func firstWord(_ text: String) -> Substring? {
    text.firstMatch(of: /\w+/)?.output
}

func fields(_ line: String) -> [Substring] {
    line.split(separator: /\s*,\s*/, maxSplits: 10)
}
