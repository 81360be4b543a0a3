import UIKit

struct Note: Hashable, Identifiable { let id: Int; var title: String }

final class NotesTable: UIViewController, UITableViewDelegate {
    enum Section { case main }
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var dataSource = UITableViewDiffableDataSource<Section, Int>(tableView: tableView) { table, path, id in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "Note \(id)"
        content.secondaryTextProperties.color = .secondaryLabel
        content.imageProperties.tintColor = .systemRed
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.delegate = self
        tableView.rowHeight = UITableView.automaticDimension
        view.addSubview(tableView)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems([1, 2, 3])
        dataSource.apply(snapshot, animatingDifferences: false)
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [weak self] _ in self?.tableView.refreshControl?.endRefreshing() }, for: .valueChanged)
        tableView.refreshControl = refresh
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        print(id, indexPath.row)
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.view.setNeedsLayout()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class Cell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
    }
}

final class Grid: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>!

    init() {
        super.init(collectionViewLayout: Grid.layout())
    }
    required init?(coder: NSCoder) { fatalError() }

    static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            section.interGroupSpacing = environment.container.contentSize.width > 400 ? 12 : 8
            return section
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, text in
            cell.label.text = text
        }
        source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .supplementary
        collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: config), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print(indexPath.item)
    }
}

final class Form: UIViewController, UITextFieldDelegate, UISearchResultsUpdating {
    let field = UITextField()
    let toggle = UISwitch()
    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        toggle.isOn = true
        toggle.addAction(UIAction { action in
            guard let toggle = action.sender as? UISwitch else { return }
            print(toggle.isOn)
        }, for: .valueChanged)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
    }
    func updateSearchResults(for searchController: UISearchController) { print(searchController.searchBar.text ?? "") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
