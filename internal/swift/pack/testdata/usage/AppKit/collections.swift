// target: macos14.0
// mode: 6

import AppKit

final class PhotoItem: NSCollectionViewItem {
    static let identifier = NSUserInterfaceItemIdentifier("PhotoItem")
    override func loadView() {
        view = NSView()
        view.wantsLayer = true
        let image = NSImageView()
        image.imageScaling = .scaleProportionallyUpOrDown
        view.addSubview(image)
        imageView = image
    }
    override var isSelected: Bool {
        didSet { view.layer?.borderWidth = isSelected ? 2 : 0 }
    }
    override var highlightState: NSCollectionViewItem.HighlightState {
        didSet { view.alphaValue = highlightState == .forSelection ? 0.8 : 1 }
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        imageView?.image = nil
    }
}

final class GalleryController: NSViewController, NSCollectionViewDelegate {
    private enum Section: Hashable { case main }
    private var collectionView: NSCollectionView!
    private var dataSource: NSCollectionViewDiffableDataSource<Section, URL>!

    override func loadView() {
        collectionView = NSCollectionView()
        collectionView.collectionViewLayout = makeLayout()
        collectionView.isSelectable = true
        collectionView.allowsMultipleSelection = true
        collectionView.backgroundColors = [.clear]
        collectionView.delegate = self
        collectionView.register(PhotoItem.self, forItemWithIdentifier: PhotoItem.identifier)
        collectionView.registerForDraggedTypes([.fileURL])
        collectionView.setDraggingSourceOperationMask(.copy, forLocal: false)
        let scroll = NSScrollView()
        scroll.documentView = collectionView
        view = scroll
        dataSource = NSCollectionViewDiffableDataSource<Section, URL>(collectionView: collectionView) { collectionView, indexPath, url in
            let item = collectionView.makeItem(withIdentifier: PhotoItem.identifier, for: indexPath)
            item.imageView?.image = NSImage(contentsOf: url)
            item.textField?.stringValue = url.lastPathComponent
            return item
        }
    }

    private func makeLayout() -> NSCollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.orthogonalScrollingBehavior = .none
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: groupSize, elementKind: NSCollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return NSCollectionViewCompositionalLayout(section: section)
    }

    func show(_ urls: [URL]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, URL>()
        snapshot.appendSections([.main])
        snapshot.appendItems(urls, toSection: .main)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func flow() {
        let flow = NSCollectionViewFlowLayout()
        flow.itemSize = NSSize(width: 100, height: 100)
        flow.minimumInteritemSpacing = 10
        flow.sectionInset = NSEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        flow.scrollDirection = .vertical
        collectionView.collectionViewLayout = flow
    }

    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
        guard let path = indexPaths.first, let url = dataSource.itemIdentifier(for: path) else { return }
        print(path.item, path.section, url)
    }

    func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath) -> (any NSPasteboardWriting)? {
        dataSource.itemIdentifier(for: indexPath) as NSURL?
    }
}
