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

// restrictAccess restricts this process to the paths of o. An older kernel lacks some
// restrictions of the newest Landlock; filterSyscalls replaces the important ones.
func restrictAccess(o order) error {
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
	// The race detector, the JVM and others read their own entries of /proc. Landlock
	// has no rule for "own"; of other processes only the command line and the like
	// are readable, as the kernel refuses the rest to a restricted process.
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

// filterSyscalls refuses the system calls that bypass Landlock:
//   - sockets of the Unix family, before ABI 9: they lead to the host's services
//     (a container daemon or the session's bus runs commands for anyone). Pairs of
//     sockets lead nowhere and stay.
//   - io_uring, whose requests no filter sees.
//   - keys of the user.
//   - limits of other processes.
//   - if quiet, network access other than plain TCP connections, which Landlock
//     decides.
//   - system calls of another architecture, such as 32 bits.
func filterSyscalls(quiet bool) error {
	arch, ok := map[string]uint32{"amd64": unix.AUDIT_ARCH_X86_64, "arm64": unix.AUDIT_ARCH_AARCH64, "riscv64": unix.AUDIT_ARCH_RISCV64}[runtime.GOARCH]
	if !ok {
		return fmt.Errorf("the landlock level knows no system calls of %s", runtime.GOARCH)
	}
	var p bpf
	p.loadWord(4) // seccomp_data.arch
	p.unlessEqual(arch, unix.ENOSYS)
	p.loadWord(0) // seccomp_data.nr
	if runtime.GOARCH == "amd64" {
		p.ifAtLeast(0x40000000, unix.ENOSYS) // x32
	}
	for _, nr := range []uint32{unix.SYS_IO_URING_SETUP, unix.SYS_ADD_KEY, unix.SYS_REQUEST_KEY, unix.SYS_KEYCTL} {
		p.ifEqual(nr, unix.ENOSYS)
	}
	p.onCall(unix.SYS_PRLIMIT64, func(p *bpf) {
		p.loadArg(0) // the process; 0 is the caller
		p.unlessEqual(0, unix.EPERM)
	})
	p.onCall(unix.SYS_SOCKET, func(p *bpf) {
		p.loadArg(0)
		if landlockVersion() < 9 {
			p.ifEqual(unix.AF_UNIX, unix.EACCES)
		}
		p.ifEqual(unix.AF_VSOCK, unix.EACCES)
		if !quiet {
			return
		}
		p.ifEqual(unix.AF_PACKET, unix.EACCES)
		for _, family := range []uint32{unix.AF_INET, unix.AF_INET6} {
			p.whenEqual(family, func(p *bpf) {
				p.loadArg(1)
				p.maskValue(0xf) // without SOCK_CLOEXEC and SOCK_NONBLOCK
				p.unlessEqual(unix.SOCK_STREAM, unix.EACCES)
				p.loadArg(2)
				p.whenEqual(unix.IPPROTO_TCP, func(p *bpf) { p.returnAction(unix.SECCOMP_RET_ALLOW) })
				p.unlessEqual(0, unix.EACCES)
				p.returnAction(unix.SECCOMP_RET_ALLOW)
			})
		}
	})
	if quiet {
		// A first packet with data connects without that Landlock is asked.
		for _, send := range []struct{ nr, flags uint32 }{{unix.SYS_SENDTO, 3}, {unix.SYS_SENDMSG, 2}, {unix.SYS_SENDMMSG, 3}} {
			p.onCall(send.nr, func(p *bpf) {
				p.loadArg(send.flags)
				p.maskValue(unix.MSG_FASTOPEN)
				p.unlessEqual(0, unix.EACCES)
			})
		}
	}
	p.returnAction(unix.SECCOMP_RET_ALLOW)
	return installFilter(p)
}

// bpf is a classic BPF program over struct seccomp_data. Each test falls through if
// it does not apply.
type bpf []unix.SockFilter

func (p *bpf) addOp(code uint16, jt, jf uint8, k uint32) {
	*p = append(*p, unix.SockFilter{Code: code, Jt: jt, Jf: jf, K: k})
}

// loadWord loads the 32 bits at an offset.
func (p *bpf) loadWord(offset uint32) { p.addOp(unix.BPF_LD|unix.BPF_W|unix.BPF_ABS, 0, 0, offset) }

// loadArg loads the low half of the system call's argument i, on little-endian
// machines.
func (p *bpf) loadArg(i uint32) { p.loadWord(16 + 8*i) }

func (p *bpf) maskValue(mask uint32) { p.addOp(unix.BPF_ALU|unix.BPF_AND|unix.BPF_K, 0, 0, mask) }

func (p *bpf) returnAction(what uint32) { p.addOp(unix.BPF_RET|unix.BPF_K, 0, 0, what) }

// refuse adds instructions that return errno unless the test skips them.
func (p *bpf) refuse(test uint16, jt, jf uint8, k uint32, errno unix.Errno) {
	p.addOp(unix.BPF_JMP|test|unix.BPF_K, jt, jf, k)
	p.returnAction(unix.SECCOMP_RET_ERRNO | uint32(errno))
}

func (p *bpf) ifEqual(k uint32, errno unix.Errno) { p.refuse(unix.BPF_JEQ, 0, 1, k, errno) }

func (p *bpf) unlessEqual(k uint32, errno unix.Errno) { p.refuse(unix.BPF_JEQ, 1, 0, k, errno) }

func (p *bpf) ifAtLeast(k uint32, errno unix.Errno) { p.refuse(unix.BPF_JGE, 0, 1, k, errno) }

// whenEqual runs the instructions of f if the loaded value is k.
func (p *bpf) whenEqual(k uint32, f func(*bpf)) {
	var inner bpf
	f(&inner)
	p.addOp(unix.BPF_JMP|unix.BPF_JEQ|unix.BPF_K, 0, uint8(len(inner)), k)
	*p = append(*p, inner...)
}

// onCall runs the instructions of f for the system call nr, and allows the call if
// none applies. The number must be loaded, and is loaded afterwards.
func (p *bpf) onCall(nr uint32, f func(*bpf)) {
	p.whenEqual(nr, func(p *bpf) {
		f(p)
		p.returnAction(unix.SECCOMP_RET_ALLOW)
	})
}
