// target: ios17.0
// mode: 5

import SwiftUI
import AVKit
struct P: UIViewControllerRepresentable { let player: AVPlayer
 func makeUIViewController(context: Context) -> AVPlayerViewController { let c = AVPlayerViewController(); c.player = player; c.showsPlaybackControls = false; c.videoGravity = .resizeAspectFill; c.delegate = context.coordinator; return c }
 func updateUIViewController(_ c: AVPlayerViewController, context: Context) { c.player = player }
 func makeCoordinator() -> Coordinator { Coordinator() }
 class Coordinator: NSObject, AVPlayerViewControllerDelegate { func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {} } }
