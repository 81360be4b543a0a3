// target: ios18.0
// mode: 6

import AppIntents
@AssistantIntent(schema: .photos.openAsset)
struct OpenAssetIntent: OpenIntent {
    var target: AssetEntity
    @MainActor func perform() async throws -> some IntentResult { .result() }
}
@AssistantEntity(schema: .photos.asset)
struct AssetEntity: IndexedEntity {
    static let defaultQuery = AssetQuery()
    let id: String
    @Property(title: "Title") var title: String?
    var isFavorite: Bool = false
    var type: AssetType? = nil
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title ?? "")") }
    init(id: String) { self.id = id }
}
struct AssetQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [AssetEntity] { [] }
    func entities(matching string: String) async throws -> [AssetEntity] { [] }
}
@AssistantEnum(schema: .photos.assetType)
enum AssetType: String, AppEnum {
    case photo, video
    static let caseDisplayRepresentations: [AssetType: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
}
@AppIntent(schema: .system.search)
struct SearchIntent: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]
    var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { print(criteria.term); return .result() }
}
