package judge

import (
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

func TestWithoutLinux(t *testing.T) {
	for _, c := range []struct{ name, code, want string }{
		{"a condition", "#if canImport(Glibc) || canImport( Musl )", "#if canImport(_libc) || canImport( Musl )"},
		{"a condition on a part of Foundation", "#if !canImport( FoundationEssentials )", "#if !canImport( _oundationEssentials )"},
		{"an import", "@preconcurrency import Glibc\nimport func Glibc.exit", "@preconcurrency import _libc\nimport func _libc.exit"},
		{"a submodule of Darwin", "import Darwin.POSIX.sys.stat; a.b()", "import Darwin               ; a.b()"},
		{"a declaration of Darwin", "import func Darwin.exit", ""},
		{"Darwin", "#if canImport(Darwin)\nimport Darwin\n#endif\nDarwin.exit(0)", ""},
		{"a comment and a string", "// import Glibc\nlet s = \"canImport(Glibc)\"", ""},
		{"other names", "import GlibcExtras\nlet Glibc = reimport(Glibc)", ""},
		{"letters of several bytes", "/* ä → */ import Glibc // é", "/* ä → */ import _libc // é"},
	} {
		want := c.want
		if want == "" {
			want = c.code
		}
		if got := withoutLinux(c.code, swift.Mask(c.code)); got != want {
			t.Errorf("%s: %q becomes %q, want %q", c.name, c.code, got, want)
		}
	}
}

// TestDarwin judges everyday code that uses Apple's C library, which is right, or unknown where
// only Apple's has the name or the type. What no C library has fails, and so does what only
// that of Linux has.
func TestDarwin(t *testing.T) {
	for _, c := range []struct {
		name, text string
		findings   string // "verdict criterion class line", joined by "; "
	}{
		{"the size of a terminal", "import Foundation\nfunc f() -> Int {\n  var w = winsize()\n  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == 0 ? Int(w.ws_col) : 80\n}\n", ""},
		{"the same without Foundation", "import Darwin\nfunc f() -> Int {\n  var w = winsize()\n  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == 0 ? Int(w.ws_col) : 80\n}\n", ""},
		{"exit, errno and streams", "import Darwin\nfunc f() -> Never {\n  fputs(String(cString: strerror(errno)), stderr)\n  exit(EXIT_FAILURE)\n}\n", ""},
		{"whichever library there is", "#if canImport(Glibc)\nimport Glibc\nlet a = 1\n#elseif canImport(Darwin)\nimport Darwin\nlet a = \"b\"\n#else\n#error(\"none\")\n#endif\nlet s: String = a + String(getpid())\n", ""},
		{"a part of Foundation that Apple keeps inside", "#if canImport(FoundationEssentials)\nlet a = 1\n#else\nlet a = \"b\"\n#endif\nlet s: String = a\n", ""},
		{"submodules", "import Darwin.C\nimport Darwin.POSIX.sys.stat\nfunc f() { exit(0) }\n", ""},
		{"its functions by its name", "import Foundation\nlet p = Darwin.getpid()\nlet r = Darwin.sqrt(2.0)\n", ""},
		{"a socket", "import Darwin\nfunc f() -> Int32 {\n  let fd = socket(AF_INET, SOCK_STREAM, IPPROTO_TCP)\n  var on: Int32 = 1\n  setsockopt(fd, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))\n  return fd\n}\n", ""},
		{"an address", "import Foundation\nfunc f() -> sockaddr_in {\n  var a = sockaddr_in()\n  a.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)\n  a.sin_family = sa_family_t(AF_INET)\n  return a\n}\n", ""},
		{"times of a file", "import Foundation\nfunc f(_ path: String) -> Int {\n  var s = stat()\n  guard stat(path, &s) == 0, s.st_mode & S_IFMT == S_IFREG else { return 0 }\n  return s.st_mtimespec.tv_sec\n}\n", ""},
		{"the model of a machine", "import Foundation\nfunc f() -> Int {\n  var size = 0\n  sysctlbyname(\"hw.machine\", nil, &size, nil, 0)\n  return size\n}\n", ""},
		{"an entry of a folder", "import Darwin\nfunc f(_ d: UnsafeMutablePointer<dirent>) -> Int { Int(d.pointee.d_namlen) }\n", ""},
		{"a thread", "import Foundation\nfunc f() -> Bool {\n  pthread_setname_np(\"worker\")\n  return pthread_main_np() != 0\n}\n", ""},
		{"a signal and a program's name", "import Foundation\nfunc f() -> String {\n  signal(SIGINFO, SIG_IGN)\n  return String(cString: getprogname())\n}\n", ""},
		{"an interval", "import Foundation\nlet t = timeval(tv_sec: 1, tv_usec: Int32(5))\n", ""},
		{"attributes of a file", "import Foundation\nfunc f(_ p: String) -> Int { getxattr(p, \"user.a\", nil, 0, 0, XATTR_NOFOLLOW) }\n", ""},
		{"time and usage", "import Darwin\nfunc f() -> Int {\n  var u = rusage()\n  getrusage(RUSAGE_SELF, &u)\n  return u.ru_maxrss + Int(mach_absolute_time())\n}\n", ""},
		{"typedefs and macros of the kernel", "import Foundation\nfunc f(_ n: mach_msg_type_number_t) -> Bool { KERN_INVALID_ARGUMENT == 0 }\n",
			"unknown symbol_exists corelibs_gap 2; unknown symbol_exists corelibs_gap 2"},
		{"a field of a struct", "import Foundation\nfunc f(_ g: glob_t) -> Int { Int(g.gl_matchc) }\n", "unknown symbol_exists corelibs_gap 2"},
		{"the size of a typedef", "import Foundation\nlet m: mode_t = 0o755\nlet n: UInt16 = m\n", "unknown compile corelibs_gap 3"},

		{"an import of Linux's library", "import Glibc\nfunc f() { exit(0) }\n", "fail symbol_exists no_such_module 1"},
		{"one that Apple does not compile", "#if os(Linux)\nimport Glibc\n#endif\nfunc f() {}\n", ""},
		{"a function of Linux", "import Foundation\nlet fd = epoll_create1(0)\n", "fail symbol_exists missing_symbol 2"},
		{"a field of Linux", "import Foundation\nfunc f(_ s: stat) -> Int { s.st_mtim.tv_sec }\n", "fail symbol_exists missing_symbol 2"},
		{"a flag of Linux", "import Darwin\nfunc f(_ p: String) -> Int32 { open(p, O_RDONLY | O_DIRECT) }\n", "fail symbol_exists missing_symbol 2"},
		{"a field of the code's own", "import Darwin\nstruct S { var st_mtim = 1 }\nlet n = S().st_mtim\n", ""},
		{"an invented function", "import Darwin\nlet n = getprocessnumber()\n", "fail symbol_exists missing_symbol 2"},
		{"a forgotten constant", "import Foundation\nlet n = API_KEY\nlet l = task_list\n", "fail symbol_exists missing_symbol 2; fail symbol_exists missing_symbol 3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := judgeText(t, c.text, nil)
			var got []string
			for _, f := range r.Findings {
				got = append(got, fmt.Sprintf("%s %s %s %d", f.Verdict, f.Criterion, f.Class, f.Line))
			}
			if strings.Join(got, "; ") != c.findings {
				t.Errorf("findings %q, want %q\n%s", got, c.findings, describe(r))
			}
		})
	}
}

// TestStreamsInSwift6 checks that Swift 6 lets code use the streams of C from anywhere, as
// Apple's module does, and still fails shared mutable state of the code.
func TestStreamsInSwift6(t *testing.T) {
	const uses = `
func f(_ file: UnsafeMutablePointer<FILE>? = stdout) {
	fputs("a", stderr)
	fflush(stdout)
	var one = stdin
	one = stderr
	setvbuf(one, nil, _IOLBF, 0)
	f(stderr)
	Task { putc(numericCast(UInt8(1)), stderr) }
}
actor Log { func write(_ s: String) { fputs(s, stdout) } }
struct Own { var stderr = ""; mutating func clear() { stderr = "" } }
`
	for _, c := range []struct{ imports, text, want string }{
		{"Foundation", uses, ""},
		{"Darwin", uses, ""},
		{"Dispatch", uses, ""},
		{"SwiftUI", uses, ""},
		{"XCTest", uses, ""},
		{"Combine", "func f() { fputs(\"a\", stderr) }", ""},
		{"Darwin", "func f() { Darwin.fputs(\"a\", Darwin.stderr) }", ""},
		{"Observation", "func f() { fputs(\"a\", stderr) }", "fail compile missing_import 2; fail symbol_exists missing_symbol 2"},
		{"Foundation", "var own = 1\nfunc f() { own = 2; fputs(\"a\", stderr) }", "fail compile concurrency 2"},
		{"Foundation", "let both = [stdin, stdout]", "fail compile concurrency 2"}, // a pointer is not Sendable
	} {
		r := judgeText(t, "import "+c.imports+"\n"+c.text, func(s *Snippet) { s.Mode = "6" })
		var got []string
		for _, f := range r.Findings {
			got = append(got, fmt.Sprintf("%s %s %s %d", f.Verdict, f.Criterion, f.Class, f.Line))
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("import %s: findings %q, want %q\n%s", c.imports, got, c.want, describe(r))
		}
	}
}
