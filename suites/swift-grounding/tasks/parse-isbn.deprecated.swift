enum ISBNError: Error {
    case length(Int)
    case notADigit(Character)
    case checkDigit
}

struct ISBN {
    let digits: [Int]

    init(_ text: String) throws(ISBNError) {
        var digits: [Int] = []
        for character in text where character != "-" {
            guard let digit = character.wholeNumberValue else { throw .notADigit(character) }
            digits.append(digit)
        }
        if let zero = digits.index(of: 0), zero == 0 { throw .checkDigit }
        guard digits.count == 13 else { throw .length(digits.count) }
        let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
        guard sum.isMultiple(of: 10) else { throw .checkDigit }
        self.digits = digits
    }
}

func message(for text: String) -> String {
    do {
        _ = try ISBN(text)
        return "fine"
    } catch {
        switch error {
        case .length(let count): return "\(count) digits instead of 13"
        case .notADigit(let character): return "\(character) is not a digit"
        case .checkDigit: return "the check digit is wrong"
        }
    }
}
