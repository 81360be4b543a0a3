// Playgrounds in files of projects.
@freestanding(declaration) public macro Playground(_ name: String? = nil, body: @escaping @MainActor () async throws -> Void) = #externalMacro(module: "AssayMacros", type: "Nothing")
