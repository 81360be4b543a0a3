package sandbox

import (
	"fmt"
	"os"
	"runtime"

	"github.com/landlock-lsm/go-landlock/landlock"
	ll "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"
)

const (
	fileRead  = ll.AccessFSExecute | ll.AccessFSReadFile
	dirRead   = fileRead | ll.AccessFSReadDir
	fileWrite = fileRead | ll.AccessFSWriteFile | ll.AccessFSTruncate
	// No devices: with one, root could read the disk below all files.
	dirWrite = dirRead | fileWrite | ll.AccessFSRemoveDir | ll.AccessFSRemoveFile | ll.AccessFSMakeDir | ll.AccessFSMakeReg |
		ll.AccessFSMakeSock | ll.AccessFSMakeFifo | ll.AccessFSMakeSym | ll.AccessFSRefer
)

// restrict keeps this process in what o names. Where the kernel is older than
// the newest Landlock, what that one adds is not restricted; [filter] stands in
// for what matters of it.
func restrict(o order) error {
	var rules []landlock.Rule
	allow := func(file, dir landlock.AccessFSSet, paths ...string) {
		for _, p := range paths {
			info, err := os.Stat(p)
			if err != nil {
				continue // gone since, or not of this system
			}
			access := file
			if info.IsDir() {
				access = dir
			}
			rules = append(rules, landlock.PathAccess(access, p).IgnoreIfMissing())
		}
	}
	allow(fileRead, dirRead, o.Read...)
	allow(fileWrite, dirWrite, o.Write...)
	// The race detector, the JVM and others read their own entries of /proc; there
	// is no rule for "own", and of those of others only the command line and the
	// like can be read, as the kernel refuses the rest to a restricted process.
	allow(fileRead, dirRead, "/proc", "/etc/resolv.conf", "/sys/fs/cgroup", "/sys/devices/system/cpu", "/sys/kernel/mm/transparent_hugepage")
	const device = ll.AccessFSReadFile | ll.AccessFSWriteFile | ll.AccessFSTruncate | ll.AccessFSIoctlDev
	allow(device, device, "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/ptmx")
	allow(device, device|ll.AccessFSReadDir, "/dev/pts")
	if err := landlock.V9.BestEffort().RestrictPaths(rules...); err != nil {
		return fmt.Errorf("restrict files: %w", err)
	}
	if err := landlock.V9.BestEffort().RestrictScoped(); err != nil {
		return fmt.Errorf("restrict signals: %w", err)
	}
	if !o.Quiet {
		return nil
	}
	var ports []landlock.Rule
	for _, p := range o.Ports {
		ports = append(ports, landlock.ConnectTCP(uint16(p)))
	}
	tcp, err := landlock.NewConfig(landlock.AccessNetSet(ll.AccessNetConnectTCP))
	if err != nil {
		return err
	}
	if err := tcp.RestrictNet(ports...); err != nil {
		return fmt.Errorf("restrict the network: %w", err)
	}
	return nil
}

// filter refuses the system calls by which a program would go around Landlock:
//   - sockets of the Unix family, before ABI 9: they lead to the host's services
//     (a container daemon or the session's bus runs what it is told to). Pairs of
//     sockets are no way out and stay.
//   - io_uring, whose requests no filter sees.
//   - keys of the user.
//   - if quiet, what leads to the network and is no plain TCP connection, which
//     Landlock decides.
//   - system calls of another architecture, such as 32 bits.
func filter(quiet bool) error {
	arch, ok := map[string]uint32{"amd64": unix.AUDIT_ARCH_X86_64, "arm64": unix.AUDIT_ARCH_AARCH64, "riscv64": unix.AUDIT_ARCH_RISCV64}[runtime.GOARCH]
	if !ok {
		return fmt.Errorf("the landlock level knows no system calls of %s", runtime.GOARCH)
	}
	var p bpf
	p.load(4) // seccomp_data.arch
	p.unless(arch, unix.ENOSYS)
	p.load(0) // seccomp_data.nr
	if runtime.GOARCH == "amd64" {
		p.ifAtLeast(0x40000000, unix.ENOSYS) // x32
	}
	for _, nr := range []uint32{unix.SYS_IO_URING_SETUP, unix.SYS_ADD_KEY, unix.SYS_REQUEST_KEY, unix.SYS_KEYCTL} {
		p.ifEqual(nr, unix.ENOSYS)
	}
	p.call(unix.SYS_SOCKET, func(p *bpf) {
		p.arg(0)
		if landlockVersion() < 9 {
			p.ifEqual(unix.AF_UNIX, unix.EACCES)
		}
		p.ifEqual(unix.AF_VSOCK, unix.EACCES)
		if !quiet {
			return
		}
		p.ifEqual(unix.AF_PACKET, unix.EACCES)
		for _, family := range []uint32{unix.AF_INET, unix.AF_INET6} {
			p.when(family, func(p *bpf) {
				p.arg(1)
				p.and(0xf) // without SOCK_CLOEXEC and SOCK_NONBLOCK
				p.unless(unix.SOCK_STREAM, unix.EACCES)
				p.arg(2)
				p.when(unix.IPPROTO_TCP, func(p *bpf) { p.ret(unix.SECCOMP_RET_ALLOW) })
				p.unless(0, unix.EACCES)
				p.ret(unix.SECCOMP_RET_ALLOW)
			})
		}
	})
	if quiet {
		// A first packet with data connects without that Landlock is asked.
		for nr, arg := range map[uint32]uint32{unix.SYS_SENDTO: 3, unix.SYS_SENDMSG: 2, unix.SYS_SENDMMSG: 3} {
			p.call(nr, func(p *bpf) {
				p.arg(arg)
				p.and(unix.MSG_FASTOPEN)
				p.unless(0, unix.EACCES)
			})
		}
	}
	p.ret(unix.SECCOMP_RET_ALLOW)
	return seccomp(p)
}

// bpf is a program of classic BPF over struct seccomp_data, built line by line:
// each test falls through if it does not apply.
type bpf []unix.SockFilter

func (p *bpf) add(code uint16, jt, jf uint8, k uint32) {
	*p = append(*p, unix.SockFilter{Code: code, Jt: jt, Jf: jf, K: k})
}

// load loads the 32 bits at an offset.
func (p *bpf) load(offset uint32) { p.add(unix.BPF_LD|unix.BPF_W|unix.BPF_ABS, 0, 0, offset) }

// arg loads the low half of the system call's argument i, on little-endian
// machines.
func (p *bpf) arg(i uint32) { p.load(16 + 8*i) }

func (p *bpf) and(mask uint32) { p.add(unix.BPF_ALU|unix.BPF_AND|unix.BPF_K, 0, 0, mask) }

func (p *bpf) ret(what uint32) { p.add(unix.BPF_RET|unix.BPF_K, 0, 0, what) }

func (p *bpf) fail(errno unix.Errno) { p.ret(unix.SECCOMP_RET_ERRNO | uint32(errno)) }

func (p *bpf) ifEqual(k uint32, errno unix.Errno) {
	p.add(unix.BPF_JMP|unix.BPF_JEQ|unix.BPF_K, 0, 1, k)
	p.fail(errno)
}

func (p *bpf) unless(k uint32, errno unix.Errno) {
	p.add(unix.BPF_JMP|unix.BPF_JEQ|unix.BPF_K, 1, 0, k)
	p.fail(errno)
}

func (p *bpf) ifAtLeast(k uint32, errno unix.Errno) {
	p.add(unix.BPF_JMP|unix.BPF_JGE|unix.BPF_K, 0, 1, k)
	p.fail(errno)
}

// when runs what f adds if the loaded value is k.
func (p *bpf) when(k uint32, f func(*bpf)) {
	var inner bpf
	f(&inner)
	p.add(unix.BPF_JMP|unix.BPF_JEQ|unix.BPF_K, 0, uint8(len(inner)), k)
	*p = append(*p, inner...)
}

// call runs what f adds for the system call nr, and allows it if none of that
// applies. The number must be loaded, and is after it.
func (p *bpf) call(nr uint32, f func(*bpf)) {
	p.when(nr, func(p *bpf) {
		f(p)
		p.ret(unix.SECCOMP_RET_ALLOW)
	})
}
