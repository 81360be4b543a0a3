// target: ios16.0
// mode: 5

import GameplayKit
let d6 = GKRandomDistribution.d6()
func roll() -> Int { d6.nextInt() }
func shuffled(_ deck: [String]) -> [String] {
    let source = GKMersenneTwisterRandomSource(seed: 42)
    let fair = GKShuffledDistribution(randomSource: source, lowestValue: 0, highestValue: 9)
    print(fair.nextInt(), source.nextBool(), source.nextUniform())
    return source.arrayByShufflingObjects(in: deck) as! [String]
}
