// target: ios18.0
// mode: 5
// expect: 7 availability_deprecated

import StoreKit

func ask() { SKStoreReviewController.requestReview() }
