// target: ios16.0
// mode: 5

import MediaPlayer
import AVFoundation
final class NP { let player = AVPlayer()
 func setup() { let c = MPRemoteCommandCenter.shared(); c.playCommand.addTarget { [weak self] _ in self?.player.play(); return .success }; c.pauseCommand.addTarget { _ in .success }; c.skipForwardCommand.preferredIntervals = [15]; c.skipForwardCommand.addTarget { e in guard let e = e as? MPSkipIntervalCommandEvent else { return .commandFailed }; print(e.interval); return .success }
  c.changePlaybackPositionCommand.addTarget { [weak self] e in guard let e = e as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }; self?.player.seek(to: CMTime(seconds: e.positionTime, preferredTimescale: 600)); return .success }
  var i = [String: Any](); i[MPMediaItemPropertyTitle] = "a"; i[MPMediaItemPropertyArtist] = "b"; i[MPNowPlayingInfoPropertyElapsedPlaybackTime] = player.currentTime().seconds; i[MPMediaItemPropertyPlaybackDuration] = 3.0; i[MPNowPlayingInfoPropertyPlaybackRate] = player.rate
  let img = UIImage(named: "a")!; i[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: img.size) { _ in img }
  MPNowPlayingInfoCenter.default().nowPlayingInfo = i; c.nextTrackCommand.isEnabled = false } }
