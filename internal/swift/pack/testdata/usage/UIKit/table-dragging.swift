// target: ios17.0
// mode: 5

import UIKit

final class TasksController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  private var tasks = ["one", "two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
  }

  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .secondaryLabel
  }

  override func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: tableView, parameters: parameters)
  }

  func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: UIImage()))
    item.localObject = tasks[indexPath.row]
    return [item]
  }

  func tableView(_ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
    let destination = coordinator.destinationIndexPath ?? IndexPath(row: tasks.count, section: 0)
    for item in coordinator.items {
      guard let source = item.sourceIndexPath else { continue }
      tableView.performBatchUpdates {
        self.tasks.insert(self.tasks.remove(at: source.row), at: destination.row)
        tableView.moveRow(at: source, to: destination)
      }
      coordinator.drop(item.dragItem, toRowAt: destination)
    }
  }
}
