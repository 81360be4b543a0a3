@_exported import CoreAudioTypes

public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { fatalError() }
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) { fatalError() }
    public var count: Int { get { fatalError() } set {} }
    public var unsafePointer: UnsafePointer<AudioBufferList> { fatalError() }
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList> { get { fatalError() } set {} }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(index: Int) -> AudioBuffer { get { fatalError() } nonmutating set {} }
}
extension AudioBufferList {
    public static func sizeInBytes(maximumBuffers: Int) -> Int { fatalError() }
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer { fatalError() }
}
#if os(macOS)
public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = AudioObjectID
public typealias AudioObjectPropertySelector = UInt32
public typealias AudioObjectPropertyScope = UInt32
public typealias AudioObjectPropertyElement = UInt32
public struct AudioObjectPropertyAddress: Sendable {
    public init() { fatalError() }
    public init(mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope, mElement: AudioObjectPropertyElement) { fatalError() }
    public var mSelector: AudioObjectPropertySelector { get { fatalError() } set {} }
    public var mScope: AudioObjectPropertyScope { get { fatalError() } set {} }
    public var mElement: AudioObjectPropertyElement { get { fatalError() } set {} }
}
public typealias AudioObjectPropertyListenerBlock = (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void
public var kAudioObjectSystemObject: Int32 { fatalError() }
public var kAudioObjectUnknown: AudioObjectID { fatalError() }
public var kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope { fatalError() }
public var kAudioObjectPropertyScopeInput: AudioObjectPropertyScope { fatalError() }
public var kAudioObjectPropertyScopeOutput: AudioObjectPropertyScope { fatalError() }
public var kAudioObjectPropertyElementMain: AudioObjectPropertyElement { fatalError() }
public var kAudioObjectPropertyName: AudioObjectPropertySelector { fatalError() }
public var kAudioHardwarePropertyDevices: AudioObjectPropertySelector { fatalError() }
public var kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector { fatalError() }
public var kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector { fatalError() }
public var kAudioDevicePropertyDeviceNameCFString: AudioObjectPropertySelector { fatalError() }
public var kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector { fatalError() }
public var kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector { fatalError() }
public var kAudioDevicePropertyMute: AudioObjectPropertySelector { fatalError() }
public var kAudioDevicePropertyScopeInput: AudioObjectPropertyScope { fatalError() }
public var kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope { fatalError() }
public var kAudioDevicePropertyStreams: AudioObjectPropertySelector { fatalError() }
public var kAudioDevicePropertyStreamConfiguration: AudioObjectPropertySelector { fatalError() }
public var kAudioDevicePropertyNominalSampleRate: AudioObjectPropertySelector { fatalError() }
public var kAudioDevicePropertyDeviceIsRunningSomewhere: AudioObjectPropertySelector { fatalError() }
public func AudioObjectHasProperty(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>) -> Bool { fatalError() }
@discardableResult public func AudioObjectGetPropertyData(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer) -> OSStatus { fatalError() }
@discardableResult public func AudioObjectGetPropertyDataSize(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>) -> OSStatus { fatalError() }
@discardableResult public func AudioObjectSetPropertyData(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32, _ inData: UnsafeRawPointer) -> OSStatus { fatalError() }
@discardableResult public func AudioObjectAddPropertyListenerBlock(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock) -> OSStatus { fatalError() }
@discardableResult public func AudioObjectRemovePropertyListenerBlock(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock) -> OSStatus { fatalError() }
#endif
