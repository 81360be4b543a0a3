package judge

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/indexstore"
)

// Under Apple's triples the toolchain imports Linux's C library, because its own modules need
// it. Apple's C library is the module Darwin, with other types and further names. The gap
// pack therefore has a module Darwin that declares a part of it and re-exports Linux's. Code
// under test cannot import Linux's modules, and names that only Apple's headers could settle
// are unknown.

// linuxModules matches the names of modules that Apple's SDKs lack: group 1 where code asks
// whether it can import one, group 2 where it imports the C library, which has no other use
// on Apple's platforms. Group 3 is a submodule of Darwin.
var linuxModules = lazyregexp.New(`\bcanImport[ \t]*\([ \t]*(Glibc|FoundationNetworking|FoundationXML|FoundationEssentials|FoundationInternationalization)[ \t]*\)` +
	`|\bimport[ \t]+(?:(?:struct|func|var|let|enum|typealias)[ \t]+)?(Glibc)\b|\bimport[ \t]+Darwin((?:\.\w+)+)`)

// withoutLinux returns text with the names of Linux's modules hidden, at the same length.
// masked is text without comments and literals.
func withoutLinux(text, masked string) string {
	out := []byte(text)
	for _, m := range linuxModules.FindAllStringSubmatchIndex(masked, -1) {
		switch {
		case m[6] >= 0:
			copy(out[m[6]:m[7]], strings.Repeat(" ", m[7]-m[6]))
		default:
			out[max(m[2], m[4])] = hidden
		}
	}
	return string(out)
}

// hidden takes the place of the first letter of a module's name.
const hidden = '_'

const hiddenGlibc = "_libc"

// darwinConstants matches constants and types that C declares as macros and typedefs, which
// the facts of Apple's headers lack.
var darwinConstants = lazyregexp.New(`^(?:(?:SIG|SA|SI|KERN|MACH|TASK|THREAD|HOST|VM|PROC|PRIO|POLICY|RLIMIT|RLIM|RUSAGE|F|FD|O|S|SO|SOL|SOCK|AF|PF|IP|IPPROTO|IPV6|TCP|UDP|ICMP|` +
	`INADDR|MSG|EV|EVFILT|NOTE|CTL|HW|KIPC|NI|AI|EAI|RTLD|MAP|PROT|MADV|MS|CLOCK|LOCK|XATTR|UF|SF|MNT|P|QOS_CLASS|POSIX_SPAWN|SYS|SYSPROTO|UTUN|ATTR|NET|RTM|RTA|RTF|RTAX|IFF|` +
	`IFT|LC|COPYFILE|CLONE|RENAME|FTS|FTW|GLOB|FNM|REG|PTHREAD|OS|MH|CPU|EXC|DYLD|SEEK|POLL|NS|DT|UIO|SEM|SHM|IPC|RB|LOG|EX|ITIMER)_[A-Z0-9_]+|` +
	`SIG[A-Z0-9]+|TIO[A-Z]+|FIO[A-Z]+|TCSA[A-Z]+|E[A-Z0-9]{3,}|W(?:NOHANG|UNTRACED|CONTINUED)|B[0-9]+)$|^[a-z][a-z0-9_]*_t$|^mach_task_self_$`)

// inDarwin reports whether Apple's C library may declare a name that code uses without a
// type before it.
func (g *judgement) inDarwin(name string) bool {
	return g.apple && !linuxNames[name] && darwinConstants.MatchString(name)
}

// seesDarwin reports whether a module is one that Foundation and Darwin export: the parts of
// Apple's C library have names such as _DarwinFoundation1.
func (g *judgement) seesDarwin(frame string) bool {
	return strings.HasPrefix(frame, "_Darwin") && (g.apple || slices.Contains(g.w.written, "Darwin"))
}

// isC reports whether a type is one of C's, whose fields on Linux are others than Apple's.
func isC(typ string) bool {
	return typ != "" && (typ[0] == '_' || 'a' <= typ[0] && typ[0] <= 'z') && !strings.Contains(typ, ".")
}

// sugaredC matches a typedef of C with the type that Linux has for it.
var sugaredC = lazyregexp.New(`'(?:[a-z_]\w*|Optional<[a-z_]\w*>|[a-z_]\w*\?)' \(aka '|'__\w+'`)

// darwinModule is the name of Apple's C library.
const darwinModule = "Darwin"

// streams matches the streams of C.
var streams = lazyregexp.New(`\bstd(?:in|out|err)\b`)

// hideStreams hides the variables in which Linux stores the streams. Apple's module Darwin
// computes them, and so does the gap pack: stored ones are shared mutable state to Swift 6.
var hideStreams = []string{"-Xcc", "-Dstdin=__linux_stdin", "-Xcc", "-Dstdout=__linux_stdout", "-Xcc", "-Dstderr=__linux_stderr"}

// packFlags returns the flags of the compiler that go with the packs.
func (w *work) packFlags() []string {
	if _, ok := w.packs.Modules[darwinModule]; ok && !w.j.tc.Mac {
		return slices.Concat(w.packs.Extra, hideStreams)
	}
	return slices.Clone(w.packs.Extra)
}

// linuxNames are declarations of Linux's C library that Apple's lacks.
var linuxNames = wordSet(`st_atim st_mtim st_ctim accept4 dup3 pipe2 ppoll recvmmsg sendmmsg prctl mremap sysinfo getauxval get_nprocs euidaccess secure_getenv
	program_invocation_name program_invocation_short_name canonicalize_file_name get_current_dir_name clock_nanosleep pthread_condattr_setclock
	sched_setaffinity sched_getaffinity sched_getcpu pthread_setaffinity_np pthread_getaffinity_np SOCK_NONBLOCK SOCK_CLOEXEC
	O_DIRECT O_TMPFILE O_PATH O_NOATIME CLOCK_BOOTTIME CLOCK_MONOTONIC_COARSE CLOCK_REALTIME_COARSE`)

// judgeLinuxNames fails references to declarations that only Linux's C library has.
func (g *judgement) judgeLinuxNames() {
	if g.w.j.tc.Mac {
		return
	}
	for i := range g.attempt.index {
		o := &g.attempt.index[i]
		file, here := g.attempt.files[o.File]
		if !here || !linuxNames[o.Symbol.Name] || !strings.HasPrefix(o.Symbol.USR, "c:") || !o.Roles.Is(indexstore.Reference) {
			continue
		}
		s := spot{file: file, Diagnostic: swift.Diagnostic{Line: o.Line, Column: o.Column, Message: fmt.Sprintf("cannot find '%s'", o.Symbol.Name)}}
		f := g.newFinding(s, SymbolExists, Fail, ClassMissing)
		f.Name, f.USR, f.Scope, f.Reason = o.Symbol.Name, o.Symbol.USR, "sdk", "only the C library of Linux has it, Apple's has not"
		g.addFinding(s, f)
	}
}
