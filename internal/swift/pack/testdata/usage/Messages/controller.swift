// target: ios17.0
// mode: 5

import Messages
class MessagesViewController: MSMessagesAppViewController {
    override func willBecomeActive(with conversation: MSConversation) { super.willBecomeActive(with: conversation) }
    func send() {
        let layout = MSMessageTemplateLayout()
        layout.caption = "Hi"
        let message = MSMessage(session: activeConversation?.selectedMessage?.session ?? MSSession())
        message.layout = layout
        message.url = URL(string: "https://example.com?x=1")
        activeConversation?.insert(message) { error in print(error as Any) }
        requestPresentationStyle(.compact)
    }
    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) { if presentationStyle == .expanded { dismiss() } }
}
