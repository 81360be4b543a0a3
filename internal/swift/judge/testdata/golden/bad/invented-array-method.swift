// target: ios18.0
// mode: 5
// expect: symbol_exists 11

struct Player {
    let name: String
    let score: Int
}

func board(_ players: [Player]) -> [String] {
    let ranked = players.sortedDescending(by: \.score)
    return ranked.map(\.name)
}
