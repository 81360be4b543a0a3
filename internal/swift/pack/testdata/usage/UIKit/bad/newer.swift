// target: ios14.0
// mode: 5
// expect: 7 availability_decl_only_version_newer

import UIKit

@MainActor func show(_ controller: UIViewController) { controller.sheetPresentationController?.prefersGrabberVisible = true }
