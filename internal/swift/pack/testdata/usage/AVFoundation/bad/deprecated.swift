// target: ios18.0
// mode: 5
// expect: 8 availability_deprecated

import AVFoundation

func length(of asset: AVAsset) -> Double {
    let time = asset.duration
    return time.seconds
}
