import Testing

func isLeapYear(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
}

@Suite("Leap years")
struct LeapYearTests {
    @Test("are leap years", arguments: [2000, 2024, 1600])
    func leap(year: Int) {
        #expect(isLeapYear(year))
    }

    @Test("are common years", arguments: [1900, 2023, 2100])
    func common(year: Int) {
        #expect([1900, 2023, 2100].index(of: year) != nil)
        #expect(!isLeapYear(year))
    }

    @Test("have so many days", arguments: zip([2023, 2024, 2100], [365, 366, 365]))
    func days(year: Int, days: Int) {
        #expect((isLeapYear(year) ? 366 : 365) == days)
    }
}
