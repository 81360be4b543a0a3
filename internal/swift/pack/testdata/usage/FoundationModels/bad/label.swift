// target: ios26.0
// mode: 6
// expect: 8 argument_out_of_order_named_named

import FoundationModels

func ask(_ session: LanguageModelSession) async throws -> String {
    try await session.respond(options: GenerationOptions(temperature: 0.5, sampling: .greedy), prompt: { Prompt("a") }).content
}
