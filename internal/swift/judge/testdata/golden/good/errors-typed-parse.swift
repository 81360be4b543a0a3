// target: ios18.0
// mode: 6

enum ParseError: Error, Equatable {
    case empty
    case badCharacter(Character, at: Int)
    case overflow
}

struct Parser {
    private var rest: Substring
    private var position = 0

    init(_ text: String) throws(ParseError) {
        guard !text.isEmpty else { throw .empty }
        rest = text[...]
    }

    mutating func number() throws(ParseError) -> Int {
        var value = 0
        while let character = rest.first, character != "," {
            guard let digit = character.wholeNumberValue else {
                throw .badCharacter(character, at: position)
            }
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            guard !overflow else { throw .overflow }
            value = product + digit
            rest.removeFirst()
            position += 1
        }
        return value
    }
}

func sum(_ text: String) -> Result<Int, ParseError> {
    do throws(ParseError) {
        var parser = try Parser(text)
        return .success(try parser.number())
    } catch {
        return .failure(error)
    }
}
