// target: ios26.0
// mode: 6

import Playgrounds
import FoundationModels
#Playground("Greeting") {
    let session = LanguageModelSession()
    let answer = try await session.respond(to: "Hello")
    print(answer.content)
}
#Playground { let x = 1 + 1; _ = x }
