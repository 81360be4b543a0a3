// target: ios17.0
// mode: 6

import CoreNFC
final class Reader: NSObject, NFCNDEFReaderSessionDelegate {
    private var session: NFCNDEFReaderSession?
    func begin() {
        guard NFCNDEFReaderSession.readingAvailable else { return }
        session = NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: false)
        session?.alertMessage = "Hold near"
        session?.begin()
    }
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
        if let error = error as? NFCReaderError, error.code == .readerSessionInvalidationErrorUserCanceled { return }
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {
        for record in messages.flatMap(\.records) { print(record.typeNameFormat == .nfcWellKnown, record.wellKnownTypeURIPayload() as Any, record.wellKnownTypeTextPayload().0 ?? "") }
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {
        guard let tag = tags.first else { return }
        Task {
            try await session.connect(to: tag)
            let (status, capacity) = try await tag.queryNDEFStatus()
            guard status == .readWrite, capacity > 10, let payload = NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://example.com") else { return session.invalidate(errorMessage: "no") }
            try await tag.writeNDEF(NFCNDEFMessage(records: [payload]))
            session.invalidate()
        }
    }
}
