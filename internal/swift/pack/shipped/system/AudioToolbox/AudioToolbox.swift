@_exported import CoreAudio
@_exported import Foundation

public typealias SystemSoundID = UInt32
@available(iOS 2.0, macOS 10.5, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public let kSystemSoundID_Vibrate: SystemSoundID = 0
@available(iOS 2.0, macOS 10.5, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0
@available(iOS 2.0, macOS 10.5, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void
@available(iOS 2.0, macOS 10.5, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus { fatalError() }
@available(iOS 2.0, macOS 10.5, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { fatalError() }
@available(iOS 2.0, macOS 10.5, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
@available(iOS 2.0, macOS 10.5, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {}
@available(iOS 2.0, macOS 10.5, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
@available(iOS 2.0, macOS 10.5, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public let kAudioServicesNoError: OSStatus = 0
public typealias AudioUnit = OpaquePointer
public typealias AudioComponent = OpaquePointer
public typealias AudioComponentInstance = AudioUnit
public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitElement = UInt32
public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitParameterValue = Float32
public struct AudioComponentDescription: Sendable {
    public init() { fatalError() }
    public init(componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32, componentFlagsMask: UInt32) { fatalError() }
    public var componentType: OSType { get { fatalError() } set {} }
    public var componentSubType: OSType { get { fatalError() } set {} }
    public var componentManufacturer: OSType { get { fatalError() } set {} }
    public var componentFlags: UInt32 { get { fatalError() } set {} }
    public var componentFlagsMask: UInt32 { get { fatalError() } set {} }
}
public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static var unitRenderAction_PreRender: AudioUnitRenderActionFlags { fatalError() }
    public static var unitRenderAction_PostRender: AudioUnitRenderActionFlags { fatalError() }
    public static var unitRenderAction_OutputIsSilence: AudioUnitRenderActionFlags { fatalError() }
}
public typealias AURenderCallback = (UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, UInt32, UInt32, UnsafeMutablePointer<AudioBufferList>?) -> OSStatus
public struct AURenderCallbackStruct {
    public init() { fatalError() }
    public init(inputProc: AURenderCallback?, inputProcRefCon: UnsafeMutableRawPointer?) { fatalError() }
    public var inputProc: AURenderCallback? { get { fatalError() } set {} }
    public var inputProcRefCon: UnsafeMutableRawPointer? { get { fatalError() } set {} }
}
public func AudioComponentFindNext(_ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>) -> AudioComponent? { fatalError() }
@discardableResult public func AudioComponentInstanceNew(_ inComponent: AudioComponent, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>) -> OSStatus { fatalError() }
@discardableResult public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus { fatalError() }
@discardableResult public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus { fatalError() }
@discardableResult public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> OSStatus { fatalError() }
@discardableResult public func AudioUnitSetProperty(_ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement, _ inData: UnsafeRawPointer?, _ inDataSize: UInt32) -> OSStatus { fatalError() }
@discardableResult public func AudioUnitGetProperty(_ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement, _ outData: UnsafeMutableRawPointer, _ ioDataSize: UnsafeMutablePointer<UInt32>) -> OSStatus { fatalError() }
@discardableResult public func AudioUnitSetParameter(_ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement, _ inValue: AudioUnitParameterValue, _ inBufferOffsetInFrames: UInt32) -> OSStatus { fatalError() }
@discardableResult public func AudioUnitRender(_ inUnit: AudioUnit, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>?, _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inOutputBusNumber: UInt32, _ inNumberFrames: UInt32, _ ioData: UnsafeMutablePointer<AudioBufferList>) -> OSStatus { fatalError() }
@discardableResult public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus { fatalError() }
@discardableResult public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus { fatalError() }
public let kAudioUnitType_Output: UInt32 = 0
public let kAudioUnitType_MusicDevice: UInt32 = 0
public let kAudioUnitType_Effect: UInt32 = 0
public let kAudioUnitType_Mixer: UInt32 = 0
public let kAudioUnitSubType_RemoteIO: UInt32 = 0
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0
public let kAudioUnitSubType_GenericOutput: UInt32 = 0
public let kAudioUnitManufacturer_Apple: UInt32 = 0
public let kAudioUnitScope_Global: AudioUnitScope = 0
public let kAudioUnitScope_Input: AudioUnitScope = 1
public let kAudioUnitScope_Output: AudioUnitScope = 2
public let kAudioUnitProperty_StreamFormat: AudioUnitPropertyID = 8
public let kAudioUnitProperty_SetRenderCallback: AudioUnitPropertyID = 23
public let kAudioUnitProperty_MaximumFramesPerSlice: AudioUnitPropertyID = 14
public let kAudioOutputUnitProperty_EnableIO: AudioUnitPropertyID = 2003
public let kAudioOutputUnitProperty_SetInputCallback: AudioUnitPropertyID = 2005
public let kAudioOutputUnitProperty_CurrentDevice: AudioUnitPropertyID = 2000
public typealias AudioFileID = OpaquePointer
public typealias ExtAudioFileRef = OpaquePointer
public typealias AudioFileTypeID = UInt32
public typealias AudioFilePropertyID = UInt32
public let kAudioFileWAVEType: AudioFileTypeID = 0
public let kAudioFileM4AType: AudioFileTypeID = 0
public let kAudioFileCAFType: AudioFileTypeID = 0
public let kAudioFileAIFFType: AudioFileTypeID = 0
public let kAudioFileMP3Type: AudioFileTypeID = 0
public let kExtAudioFileProperty_ClientDataFormat: UInt32 = 0
public let kExtAudioFileProperty_FileDataFormat: UInt32 = 0
public let kExtAudioFileProperty_FileLengthFrames: UInt32 = 0
@discardableResult public func ExtAudioFileOpenURL(_ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>) -> OSStatus { fatalError() }
@discardableResult public func ExtAudioFileSetProperty(_ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: UInt32, _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer) -> OSStatus { fatalError() }
@discardableResult public func ExtAudioFileGetProperty(_ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: UInt32, _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer) -> OSStatus { fatalError() }
@discardableResult public func ExtAudioFileRead(_ inExtAudioFile: ExtAudioFileRef, _ ioNumberFrames: UnsafeMutablePointer<UInt32>, _ ioData: UnsafeMutablePointer<AudioBufferList>) -> OSStatus { fatalError() }
@discardableResult public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus { fatalError() }
