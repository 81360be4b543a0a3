// target: macos26.0
// mode: 6

import FoundationModels

@Generable struct Tags { @Guide(description: "Topics", .maximumCount(5)) var topics: [String]; var mood: Mood
    @Generable enum Mood { case happy, sad, neutral } }
struct Tagger {
    let model = SystemLanguageModel(useCase: .contentTagging, guardrails: .permissiveContentTransformations)
    func tags(of text: String) async throws -> [String] {
        guard model.isAvailable, model.supportsLocale() else { return [] }
        let session = LanguageModelSession(model: model)
        let response = try await session.respond(to: text, generating: Tags.self)
        switch response.content.mood { case .happy: return response.content.topics; case .sad, .neutral: return [] }
    }
    func languages() -> [String] { model.supportedLanguages.compactMap { $0.languageCode?.identifier } }
}
