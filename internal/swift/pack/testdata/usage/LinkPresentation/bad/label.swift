// target: ios17.0
// mode: 5
// expect: 7 wrong_argument_labels

import LinkPresentation

@MainActor func link(_ url: URL) -> LPLinkView { LPLinkView(link: url) }
