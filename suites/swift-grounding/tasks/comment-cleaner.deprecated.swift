import Foundation

func cleaned(_ comment: String) -> String {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.index(of: "--") ?? lines.endIndex
    let body = lines[..<end]
    let words = body.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    let limited = words.joined(separator: " ").prefix(280)
    return String(limited)
}
