// target: ios16.0
// mode: 5

import QuickLook
import UIKit
class D: UIViewController, QLPreviewControllerDataSource { var urls: [URL] = []; func show() { let p = QLPreviewController(); p.dataSource = self; p.currentPreviewItemIndex = 0; present(p, animated: true) }
 func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
 func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem { urls[index] as NSURL } }
