// target: ios17.0
// mode: 5

import UIKit

final class Outline: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>!
    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header)), .reorder()]
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { transaction in print(transaction.finalSnapshot.numberOfItems) }
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["Fruit"])
        section.append(["Apple", "Pear"], to: "Fruit")
        section.expand(["Fruit"])
        source.apply(section, to: 0, animatingDifferences: true)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: Outline, _: UITraitCollection) in controller.collectionView.reloadData() }
        UIPageControl.appearance().currentPageIndicatorTintColor = .label
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "Sort", menu: UIMenu(children: [UIDeferredMenuElement.uncached { $0([UIAction(title: "A") { _ in }]) }]))]
    }
    func move(to point: CGPoint, path: IndexPath) {
        if collectionView.beginInteractiveMovementForItem(at: path) { collectionView.updateInteractiveMovementTargetPosition(point) }
        collectionView.endInteractiveMovement()
    }
}

@MainActor func makeConfetti(in view: UIView) {
    let cell = CAEmitterCell()
    cell.birthRate = 6
    cell.lifetime = 4
    cell.velocity = 120
    cell.emissionLongitude = .pi
    cell.contents = UIImage(systemName: "star")?.cgImage
    let layer = CAEmitterLayer()
    layer.emitterShape = .line
    layer.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
    layer.emitterSize = CGSize(width: view.bounds.width, height: 1)
    layer.emitterCells = [cell]
    view.layer.addSublayer(layer)
}
