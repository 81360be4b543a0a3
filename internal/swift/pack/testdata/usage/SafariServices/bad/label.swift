// target: ios17.0
// mode: 5
// expect: 6 wrong_argument_labels

import SafariServices
@MainActor func browse(_ url: URL) -> SFSafariViewController { SFSafariViewController(page: url, configuration: .init()) }
