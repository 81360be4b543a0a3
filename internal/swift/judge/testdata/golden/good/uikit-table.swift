// target: ios18.0
// mode: 5

import UIKit

final class NamesViewController: UITableViewController {
    private var names = ["Ada", "Grace"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Names"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in
            self?.add()
        })
    }

    private func add() {
        names.append("Name \(names.count)")
        tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
