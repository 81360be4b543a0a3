// target: ios16.0
// mode: 5

import CallKit
class Directory: CXCallDirectoryProvider, CXCallDirectoryExtensionContextDelegate {
    override func beginRequest(with context: CXCallDirectoryExtensionContext) {
        context.delegate = self
        context.addBlockingEntry(withNextSequentialPhoneNumber: 1_408_555_5555)
        context.addIdentificationEntry(withNextSequentialPhoneNumber: 1_877_555_5555, label: "Telemarketer")
        context.completeRequest()
    }
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: Error) {}
}
func reload() { CXCallDirectoryManager.sharedInstance.reloadExtension(withIdentifier: "x") { e in print(e as Any) } }
