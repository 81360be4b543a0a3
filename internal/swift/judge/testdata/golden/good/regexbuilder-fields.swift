// target: ios18.0
// mode: 5

import RegexBuilder

struct Version: Comparable, CustomStringConvertible {
    var major: Int
    var minor: Int
    var label: String?

    init?(_ text: String) {
        let number = TryCapture {
            OneOrMore(.digit)
        } transform: {
            Int($0)
        }
        let regex = Regex {
            Optionally("v")
            number
            "."
            number
            Optionally {
                "-"
                Capture(OneOrMore(.word))
            }
        }
        guard let match = text.wholeMatch(of: regex.ignoresCase()) else { return nil }
        let (_, major, minor, label) = match.output
        self.major = major
        self.minor = minor
        self.label = label.map(String.init)
    }

    var description: String { "\(major).\(minor)" }

    static func < (a: Version, b: Version) -> Bool {
        (a.major, a.minor) < (b.major, b.minor)
    }
}
