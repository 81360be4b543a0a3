// target: ios18.0
// mode: 6
// expect: 7 availability_decl_only_version_newer

import FoundationModels

let session = LanguageModelSession()
