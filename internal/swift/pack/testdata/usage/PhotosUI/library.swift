// target: ios14.0
// mode: 5

import Photos
import UIKit

final class Library: NSObject, PHPhotoLibraryChangeObserver {
    private var assets = PHFetchResult<PHAsset>()
    private let manager = PHCachingImageManager()

    func authorize() async -> Bool {
        switch await PHPhotoLibrary.requestAuthorization(for: .readWrite) {
        case .authorized, .limited: return true
        case .denied, .restricted, .notDetermined: return false
        @unknown default: return false
        }
    }

    func start() {
        PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
            if status == .authorized { print("authorized") }
        }
        if PHPhotoLibrary.authorizationStatus(for: .readWrite) == .limited { print("limited") }
        PHPhotoLibrary.shared().register(self)
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.fetchLimit = 20
        assets = PHAsset.fetchAssets(with: .image, options: options)
        assets.enumerateObjects { asset, index, stop in
            print(asset.localIdentifier, asset.pixelWidth, index)
            if index == 3 { stop.pointee = true }
        }
    }

    func thumbnail(of asset: PHAsset, completion: @escaping (UIImage?) -> Void) {
        let options = PHImageRequestOptions()
        options.deliveryMode = .highQualityFormat
        options.isNetworkAccessAllowed = true
        manager.requestImage(for: asset, targetSize: CGSize(width: 100, height: 100), contentMode: .aspectFill, options: options) { image, info in
            completion(image)
        }
    }

    func save(_ image: UIImage) async throws {
        try await PHPhotoLibrary.shared().performChanges {
            PHAssetChangeRequest.creationRequestForAsset(from: image)
        }
    }

    func photoLibraryDidChange(_ changeInstance: PHChange) {}
}
