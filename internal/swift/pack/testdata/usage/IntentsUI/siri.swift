// target: ios16.0
// mode: 5

import IntentsUI
import UIKit
class SiriController: UIViewController, INUIAddVoiceShortcutViewControllerDelegate {
    func add(_ activity: NSUserActivity) {
        activity.suggestedInvocationPhrase = "Do it"
        let vc = INUIAddVoiceShortcutViewController(shortcut: INShortcut(userActivity: activity))
        vc.delegate = self
        present(vc, animated: true)
        INVoiceShortcutCenter.shared.setShortcutSuggestions([INShortcut(userActivity: activity)])
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { list, _ in print(list?.first?.invocationPhrase ?? "") }
    }
    func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: Error?) { dismiss(animated: true) }
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) { dismiss(animated: true) }
}
class Handler: INExtension, INPlayMediaIntentHandling {
    override func handler(for intent: INIntent) -> Any? { intent is INPlayMediaIntent ? self : nil }
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        print(intent.mediaItems?.first?.title ?? "")
        completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
    }
    func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void) {
        let item = INMediaItem(identifier: "1", title: intent.mediaSearch?.mediaName, type: .song, artwork: nil)
        completion(INPlayMediaMediaItemResolutionResult.successes(with: [item]))
    }
}
