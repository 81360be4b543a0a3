import RegexBuilder

func parseOrder(_ text: String) -> (region: String, year: Int, number: Int)? {
    let pattern = Regex {
        Capture {
            Repeat("A"..."Z", count: 2)
        }
        "-"
        TryCapture {
            Repeat(.digit, count: 4)
        } transform: {
            Int($0)
        }
        "-"
        TryCapture {
            OneOrMore(.digit)
        } transform: {
            Int($0)
        }
    }
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    return (match.1, match.2, match.3)
}
