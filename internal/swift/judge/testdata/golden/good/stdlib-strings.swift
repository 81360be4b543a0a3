// target: ios18.0
// mode: 6

func initials(_ name: String) -> String {
    name.split(separator: " ").compactMap(\.first).map { $0.uppercased() }.joined()
}

func isPalindrome(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters.elementsEqual(letters.reversed())
}

func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
        if !line.isEmpty, line.count + word.count + 1 > width {
            lines.append(line)
            line.removeAll(keepingCapacity: true)
        }
        if !line.isEmpty { line.append(" ") }
        line.append(contentsOf: word)
    }
    if !line.isEmpty { lines.append(line) }
    return lines
}

func bits(_ value: UInt8) -> String {
    let text = String(value, radix: 2, uppercase: false)
    return String(repeating: "0", count: value.leadingZeroBitCount) + text.drop { $0 == "0" }
}

func scalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value).sorted(by: >)
}
