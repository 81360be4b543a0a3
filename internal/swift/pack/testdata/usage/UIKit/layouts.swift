// target: ios17.0
// mode: 5

import UIKit

final class WaterfallLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView, cache.isEmpty else { return }
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 44, width: 100, height: 44)
      attributes.transform3D = CATransform3DMakeRotation(.pi / 8, 0, 1, 0)
      attributes.zIndex = item
      cache.append(attributes)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}

@MainActor func section() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)))
  item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: .flexible(4), bottom: nil)
  let badge = NSCollectionLayoutSupplementaryItem(layoutSize: item.layoutSize, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
  badge.zIndex = 1
  let section = NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
  section.contentInsetsReference = .readableContent
  section.decorationItems = [.background(elementKind: "background")]
  section.visibleItemsInvalidationHandler = { items, offset, environment in
    for item in items {
      item.alpha = abs(item.center.x - offset.x) < environment.container.contentSize.width ? 1 : 0.5
    }
  }
  return section
}
