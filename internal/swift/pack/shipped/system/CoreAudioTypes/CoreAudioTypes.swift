@_exported import Foundation
@_exported import AssayGapFoundation

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AudioChannelLayoutTag = UInt32
public typealias AudioChannelLabel = UInt32
public typealias AudioSampleType = Int16
public var kAudioFormatLinearPCM: AudioFormatID { fatalError() }
public var kAudioFormatMPEG4AAC: AudioFormatID { fatalError() }
public var kAudioFormatAppleLossless: AudioFormatID { fatalError() }
public var kAudioFormatAppleIMA4: AudioFormatID { fatalError() }
public var kAudioFormatFLAC: AudioFormatID { fatalError() }
public var kAudioFormatOpus: AudioFormatID { fatalError() }
public var kAudioFormatAC3: AudioFormatID { fatalError() }
public var kAudioFormatEnhancedAC3: AudioFormatID { fatalError() }
public var kAudioFormatMPEGLayer3: AudioFormatID { fatalError() }
public var kAudioFormatMPEGLayer2: AudioFormatID { fatalError() }
public var kAudioFormatMPEGLayer1: AudioFormatID { fatalError() }
public var kAudioFormatULaw: AudioFormatID { fatalError() }
public var kAudioFormatALaw: AudioFormatID { fatalError() }
public var kAudioFormatAMR: AudioFormatID { fatalError() }
public var kAudioFormatiLBC: AudioFormatID { fatalError() }
public var kAudioFormatMPEG4AAC_HE: AudioFormatID { fatalError() }
public var kAudioFormatMPEG4AAC_HE_V2: AudioFormatID { fatalError() }
public var kAudioFormatMPEG4AAC_LD: AudioFormatID { fatalError() }
public var kAudioFormatMPEG4AAC_ELD: AudioFormatID { fatalError() }
public var kAudioFormatMIDIStream: AudioFormatID { fatalError() }
public var kAudioFormatFlagIsFloat: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagIsBigEndian: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagIsSignedInteger: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagIsPacked: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagIsAlignedHigh: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagIsNonInterleaved: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagIsNonMixable: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagsAreAllClear: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagsNativeEndian: AudioFormatFlags { fatalError() }
public var kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags { fatalError() }
public var kLinearPCMFormatFlagIsFloat: AudioFormatFlags { fatalError() }
public var kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags { fatalError() }
public var kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags { fatalError() }
public var kLinearPCMFormatFlagIsPacked: AudioFormatFlags { fatalError() }
public var kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags { fatalError() }
public var kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag { fatalError() }
public var kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag { fatalError() }
public var kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag { fatalError() }
public var kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag { fatalError() }
public var kAudioChannelLayoutTag_Surround: AudioChannelLayoutTag { fatalError() }
public var kAudioChannelLayoutTag_Ambisonic_B_Format: AudioChannelLayoutTag { fatalError() }
public var kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag { fatalError() }
public var kAudioChannelLayoutTag_MPEG_5_1_D: AudioChannelLayoutTag { fatalError() }
public var kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag { fatalError() }
public struct AudioStreamBasicDescription {
    public init() { fatalError() }
    public init(mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32) { fatalError() }
    public var mSampleRate: Float64 { get { fatalError() } set {} }
    public var mFormatID: AudioFormatID { get { fatalError() } set {} }
    public var mFormatFlags: AudioFormatFlags { get { fatalError() } set {} }
    public var mBytesPerPacket: UInt32 { get { fatalError() } set {} }
    public var mFramesPerPacket: UInt32 { get { fatalError() } set {} }
    public var mBytesPerFrame: UInt32 { get { fatalError() } set {} }
    public var mChannelsPerFrame: UInt32 { get { fatalError() } set {} }
    public var mBitsPerChannel: UInt32 { get { fatalError() } set {} }
    public var mReserved: UInt32 { get { fatalError() } set {} }
}
public struct AudioBuffer {
    public init() { fatalError() }
    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) { fatalError() }
    public var mNumberChannels: UInt32 { get { fatalError() } set {} }
    public var mDataByteSize: UInt32 { get { fatalError() } set {} }
    public var mData: UnsafeMutableRawPointer? { get { fatalError() } set {} }
}
public struct AudioBufferList {
    public init() { fatalError() }
    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) { fatalError() }
    public var mNumberBuffers: UInt32 { get { fatalError() } set {} }
    public var mBuffers: AudioBuffer { get { fatalError() } set {} }
}
public struct AudioStreamPacketDescription {
    public init() { fatalError() }
    public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) { fatalError() }
    public var mStartOffset: Int64 { get { fatalError() } set {} }
    public var mVariableFramesInPacket: UInt32 { get { fatalError() } set {} }
    public var mDataByteSize: UInt32 { get { fatalError() } set {} }
}
public struct AudioChannelLayout {
    public init() { fatalError() }
    public init(mChannelLayoutTag: AudioChannelLayoutTag, mChannelBitmap: UInt32, mNumberChannelDescriptions: UInt32) { fatalError() }
    public var mChannelLayoutTag: AudioChannelLayoutTag { get { fatalError() } set {} }
    public var mChannelBitmap: UInt32 { get { fatalError() } set {} }
    public var mNumberChannelDescriptions: UInt32 { get { fatalError() } set {} }
}
public struct AudioTimeStampFlags: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var sampleTimeValid: AudioTimeStampFlags { fatalError() }; public static var hostTimeValid: AudioTimeStampFlags { fatalError() } }
public struct AudioTimeStamp {
    public init() { fatalError() }
    public var mSampleTime: Float64 { get { fatalError() } set {} }
    public var mHostTime: UInt64 { get { fatalError() } set {} }
    public var mRateScalar: Float64 { get { fatalError() } set {} }
    public var mWordClockTime: UInt64 { get { fatalError() } set {} }
    public var mFlags: AudioTimeStampFlags { get { fatalError() } set {} }
}
public struct AudioClassDescription { public init() { fatalError() }; public init(mType: OSType, mSubType: OSType, mManufacturer: OSType) { fatalError() } }
