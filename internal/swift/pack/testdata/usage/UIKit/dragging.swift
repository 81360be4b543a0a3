// target: ios16.0
// mode: 5

import UIKit

final class Board: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private let imageView = UIImageView()

    func setUp() {
        addInteraction(UIDragInteraction(delegate: self))
        addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        guard let text = accessibilityText else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return [item]
    }

    private var accessibilityText: String? { nil }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        let point = session.location(in: self)
        return UIDropProposal(operation: bounds.contains(point) ? .copy : .cancel)
    }
}
