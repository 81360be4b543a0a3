// The C library of Linux stands for Apple's. This declares what code uses most of what it
// lacks. It repeats no type: code that imports Foundation sees that of Linux, too, and the
// two would be ambiguous.
@_exported import Glibc

// Constants that have another type on Linux: what takes them chooses

public var SOCK_STREAM: Int32 { fatalError() }
public var SOCK_DGRAM: Int32 { fatalError() }
public var SOCK_RAW: Int32 { fatalError() }
public var IPPROTO_IP: Int32 { fatalError() }
public var IPPROTO_TCP: Int32 { fatalError() }
public var IPPROTO_UDP: Int32 { fatalError() }
public var IPPROTO_ICMP: Int32 { fatalError() }
public var IPPROTO_IPV6: Int32 { fatalError() }
public var SHUT_RD: Int32 { fatalError() }
public var SHUT_WR: Int32 { fatalError() }
public var SHUT_RDWR: Int32 { fatalError() }
public var RUSAGE_SELF: Int32 { fatalError() }
public var RUSAGE_CHILDREN: Int32 { fatalError() }
public var RLIMIT_NOFILE: Int32 { fatalError() }
public var RLIMIT_CORE: Int32 { fatalError() }
public var RLIMIT_STACK: Int32 { fatalError() }
public var TIOCGWINSZ: UInt { fatalError() }
public var TIOCSWINSZ: UInt { fatalError() }
public var TIOCSCTTY: UInt { fatalError() }
public var TIOCSTI: UInt { fatalError() }
public var FIONREAD: UInt { fatalError() }
public var FIONBIO: UInt { fatalError() }
public var FIOCLEX: UInt { fatalError() }

// The streams, which Apple's module computes. Linux stores them, so that Swift 6 takes them
// for shared mutable state.

public var stdin: UnsafeMutablePointer<FILE> { get { fatalError() } set {} }
public var stdout: UnsafeMutablePointer<FILE> { get { fatalError() } set {} }
public var stderr: UnsafeMutablePointer<FILE> { get { fatalError() } set {} }

// Constants that Linux lacks

public var SIGINFO: Int32 { fatalError() }
public var SIGEMT: Int32 { fatalError() }
public var SO_NOSIGPIPE: Int32 { fatalError() }
public var F_FULLFSYNC: Int32 { fatalError() }
public var F_NOCACHE: Int32 { fatalError() }
public var F_GETPATH: Int32 { fatalError() }
public var F_PREALLOCATE: Int32 { fatalError() }
public var F_SETNOSIGPIPE: Int32 { fatalError() }
public var O_EVTONLY: Int32 { fatalError() }
public var O_SHLOCK: Int32 { fatalError() }
public var O_EXLOCK: Int32 { fatalError() }
public var O_SYMLINK: Int32 { fatalError() }
public var XATTR_NOFOLLOW: Int32 { fatalError() }
public var CTL_KERN: Int32 { fatalError() }
public var CTL_HW: Int32 { fatalError() }
public var KERN_PROC: Int32 { fatalError() }
public var KERN_PROC_PID: Int32 { fatalError() }
public var KERN_PROC_ALL: Int32 { fatalError() }
public var KERN_BOOTTIME: Int32 { fatalError() }
public var HW_MACHINE: Int32 { fatalError() }
public var HW_MODEL: Int32 { fatalError() }
public var HW_NCPU: Int32 { fatalError() }
public var HW_MEMSIZE: Int32 { fatalError() }

// Fields that Linux lacks or calls otherwise

extension stat {
    public var st_atimespec: timespec { get { fatalError() } set { fatalError() } }
    public var st_mtimespec: timespec { get { fatalError() } set { fatalError() } }
    public var st_ctimespec: timespec { get { fatalError() } set { fatalError() } }
    public var st_birthtimespec: timespec { get { fatalError() } set { fatalError() } }
    public var st_flags: UInt32 { get { fatalError() } set { fatalError() } }
    public var st_gen: UInt32 { get { fatalError() } set { fatalError() } }
}
extension dirent {
    public var d_namlen: UInt16 { get { fatalError() } set { fatalError() } }
}
extension sockaddr {
    public var sa_len: UInt8 { get { fatalError() } set { fatalError() } }
}
extension sockaddr_in {
    public var sin_len: UInt8 { get { fatalError() } set { fatalError() } }
}
extension sockaddr_in6 {
    public var sin6_len: UInt8 { get { fatalError() } set { fatalError() } }
}
extension sockaddr_un {
    public var sun_len: UInt8 { get { fatalError() } set { fatalError() } }
}
extension sockaddr_storage {
    public var ss_len: UInt8 { get { fatalError() } set { fatalError() } }
}
extension timeval {
    public init(tv_sec: Int, tv_usec: Int32) { fatalError() }
}

// Functions that Linux lacks or calls otherwise

public func sysctl(_ name: UnsafeMutablePointer<Int32>!, _ count: UInt32, _ old: UnsafeMutableRawPointer!, _ oldSize: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int) -> Int32 { fatalError() }
public func sysctlbyname(_ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ oldSize: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!, _ newSize: Int) -> Int32 { fatalError() }
public func getprogname() -> UnsafePointer<CChar>! { fatalError() }
public func setprogname(_ name: UnsafePointer<CChar>!) { fatalError() }
public func memset_s(_ p: UnsafeMutableRawPointer!, _ size: Int, _ value: Int32, _ count: Int) -> Int32 { fatalError() }
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 { fatalError() }
public func pthread_main_np() -> Int32 { fatalError() }
public func kqueue() -> Int32 { fatalError() }
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 { fatalError() }
public func getxattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32, _ options: Int32) -> Int { fatalError() }
public func setxattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32, _ options: Int32) -> Int32 { fatalError() }
public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 { fatalError() }
public func listxattr(_ path: UnsafePointer<CChar>!, _ names: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32) -> Int { fatalError() }
public func mach_absolute_time() -> UInt64 { fatalError() }
