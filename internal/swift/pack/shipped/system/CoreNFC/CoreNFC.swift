@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol NFCReaderSessionProtocol: NSObjectProtocol { var isReady: Bool { get }; var alertMessage: String { get set }; func begin(); func invalidate(); func invalidate(errorMessage: String) }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
    open class var readingAvailable: Bool { fatalError() }
    weak open var delegate: AnyObject? { fatalError() }
    open var sessionQueue: DispatchQueue { fatalError() }
    open var isReady: Bool { fatalError() }
    open var alertMessage: String { get { fatalError() } set {} }
    open func begin() {}
    open func invalidate() {}
    @available(iOS 13.0, *) open func invalidate(errorMessage: String) {}
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) { fatalError() }
    @available(iOS 13.0, *) open func restartPolling() {}
    @available(iOS 13.0, *) @preconcurrency open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    @available(iOS 13.0, *) open func connect(to tag: any NFCNDEFTag) async throws {}
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    @available(iOS 13.0, *) func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    @available(iOS 13.0, *) func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension NFCNDEFReaderSessionDelegate {
    @available(iOS 13.0, *) public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    @available(iOS 13.0, *) public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum NFCTypeNameFormat: UInt8, Sendable { case empty = 0, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    @available(iOS 13.0, *) public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) { fatalError() }
    @available(iOS 13.0, *) public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int) { fatalError() }
    open var typeNameFormat: NFCTypeNameFormat { get { fatalError() } set {} }
    open var type: Data { get { fatalError() } set {} }
    open var identifier: Data { get { fatalError() } set {} }
    open var payload: Data { get { fatalError() } set {} }
    @available(iOS 13.0, *) open class func wellKnownTypeURIPayload(string uri: String) -> Self? { fatalError() }
    @available(iOS 13.0, *) open class func wellKnownTypeURIPayload(url: URL) -> Self? { fatalError() }
    @available(iOS 13.0, *) open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? { fatalError() }
    @available(iOS 13.0, *) open func wellKnownTypeURIPayload() -> URL? { fatalError() }
    @available(iOS 13.0, *) open func wellKnownTypeTextPayload() -> (String?, Locale?) { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    @available(iOS 13.0, *) public init(records: [NFCNDEFPayload]) { fatalError() }
    @available(iOS 13.0, *) public convenience init?(data: Data) { fatalError() }
    open var records: [NFCNDEFPayload] { get { fatalError() } set {} }
    @available(iOS 13.0, *) open var length: Int { fatalError() }
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol NFCNDEFTag: NSObjectProtocol, Sendable {
    var isAvailable: Bool { get }
    func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
    func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
    func readNDEF() async throws -> NFCNDEFMessage
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
    func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func writeLock() async throws
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension NFCTagReaderSessionDelegate { public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {} }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    public struct PollingOption: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var iso14443: PollingOption { fatalError() }; public static var iso15693: PollingOption { fatalError() }; public static var iso18092: PollingOption { fatalError() }; @available(iOS 16.0, *) public static var pace: PollingOption { fatalError() } }
    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) { fatalError() }
    open var connectedTag: NFCTag? { fatalError() }
    open func restartPolling() {}
    @preconcurrency open func connect(to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func connect(to tag: NFCTag) async throws {}
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum NFCTag: Sendable { case feliCa(any NFCFeliCaTag), iso7816(any NFCISO7816Tag), iso15693(any NFCISO15693Tag), miFare(any NFCMiFareTag); public var isAvailable: Bool { fatalError() } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum NFCMiFareFamily: UInt, Sendable { case unknown = 1, ultralight, plus, desfire }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol NFCMiFareTag: NFCNDEFTag {
    var mifareFamily: NFCMiFareFamily { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
    func sendMiFareCommand(commandPacket command: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
    func sendMiFareCommand(commandPacket command: Data) async throws -> Data
    func sendMiFareISO7816Command(_ apdu: NFCISO7816APDU, completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
    func sendMiFareISO7816Command(_ apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8)
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NFCISO7816APDU: NSObject, @unchecked Sendable {
    public init(instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data, expectedResponseLength: Int) { fatalError() }
    public init?(data: Data) { fatalError() }
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol NFCISO7816Tag: NFCNDEFTag {
    var initialSelectedAID: String { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
    var applicationData: Data? { get }
    func sendCommand(apdu: NFCISO7816APDU, completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
    func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8)
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol NFCISO15693Tag: NFCNDEFTag { var identifier: Data { get }; var icManufacturerCode: Int { get }; var icSerialNumber: Data { get } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol NFCFeliCaTag: NFCNDEFTag { var currentSystemCode: Data { get }; var currentIDm: Data { get } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct NFCReaderError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength, readerErrorParameterOutOfBound, readerErrorRadioDisabled, readerErrorIneligible, readerErrorAccessNotAccepted, readerTransceiveErrorTagConnectionLost = 100, readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError, readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong, readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead, tagCommandConfigurationErrorInvalidParameters = 300, ndefReaderSessionErrorTagNotWritable = 400, ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall, ndefReaderSessionErrorZeroLengthMessage }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public var code: Code { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public static var errorDomain: String { fatalError() }
    public static var readerSessionInvalidationErrorUserCanceled: Code { fatalError() }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code { fatalError() }
    public static var readerSessionInvalidationErrorSessionTimeout: Code { fatalError() }
    public static var readerSessionInvalidationErrorSystemIsBusy: Code { fatalError() }
    public static var readerErrorUnsupportedFeature: Code { fatalError() }
    public static var readerErrorSecurityViolation: Code { fatalError() }
}
