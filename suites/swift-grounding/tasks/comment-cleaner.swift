import Foundation

func cleaned(_ comment: String) -> String {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.prefix { $0 != "--" }
    let words = body.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    let limited = words.joined(separator: " ").prefix(280)
    return String(limited)
}
