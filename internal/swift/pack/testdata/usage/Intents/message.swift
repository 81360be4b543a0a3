// target: ios17.0
// mode: 5

import Intents
import UserNotifications
func communicate(_ content: UNMutableNotificationContent, id: String) throws -> UNNotificationContent {
    let handle = INPersonHandle(value: "ann@example.com", type: .emailAddress)
    let sender = INPerson(personHandle: handle, nameComponents: nil, displayName: "Ann", image: INImage(named: "ann"), contactIdentifier: nil, customIdentifier: nil)
    let intent = INSendMessageIntent(recipients: nil, outgoingMessageType: .outgoingMessageText, content: content.body, speakableGroupName: INSpeakableString(spokenPhrase: "Ann"), conversationIdentifier: id, serviceName: nil, sender: sender, attachments: nil)
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.direction = .incoming
    interaction.donate { error in if let error { print(error) } }
    return content
}
func focus() async -> Bool {
    let status = await INFocusStatusCenter.default.requestAuthorization()
    return status == .authorized && INFocusStatusCenter.default.focusStatus.isFocused == true
}
