// target: ios18.0
// mode: 6

import Testing

enum Grade: String, CaseIterable, Sendable {
    case a, b, c

    init?(points: Int) {
        switch points {
        case 90...100: self = .a
        case 75..<90: self = .b
        case 50..<75: self = .c
        default: return nil
        }
    }
}

struct InvalidPoints: Error, Equatable {}

func grade(_ points: Int) throws -> Grade {
    guard let grade = Grade(points: points) else { throw InvalidPoints() }
    return grade
}

extension Tag {
    @Tag static var grading: Self
}

@Test(.tags(.grading), arguments: [(95, Grade.a), (80, .b), (60, .c)])
func grades(points: Int, expected: Grade) throws {
    #expect(try grade(points) == expected)
}

@Test(.timeLimit(.minutes(1)), arguments: [-1, 10, 101])
func refused(points: Int) {
    #expect(throws: InvalidPoints.self) {
        try grade(points)
    }
}

@Test(.disabled("not decided yet"))
func everyGrade() async {
    await confirmation("each is seen", expectedCount: Grade.allCases.count) { seen in
        for _ in Grade.allCases {
            seen()
        }
    }
}
