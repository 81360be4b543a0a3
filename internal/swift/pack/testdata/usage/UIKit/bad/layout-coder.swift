// target: ios17.0
// mode: 5
// expect: 12 required_initializer_missing

import UIKit

final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
  }
}
