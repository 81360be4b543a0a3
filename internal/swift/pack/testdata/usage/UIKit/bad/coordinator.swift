// target: ios17.0
// mode: 5
// expect: 12 no_candidates_match_result_type

import UIKit

final class Coordinator: NSObject, UIImagePickerControllerDelegate {
    var image: UIImage?
}

@MainActor func makePicker(_ coordinator: Coordinator) -> UIImagePickerController {
    let picker = UIImagePickerController(); picker.delegate = coordinator
    return picker
}
