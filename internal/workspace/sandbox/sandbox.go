// Package sandbox keeps a program in its room: what it can read, what it can
// write and whom it can talk to.
//
// There are three levels. [Bwrap] gives the program a view of its own, in which
// only what it needs is there at all, and namespaces of its own for users,
// processes, IPC, the host's name and, if asked, the network. [Landlock] lets
// the kernel refuse what is outside of the room; paths and the process table are
// those of the host. [None] hides nothing. docs/isolation.md says what each
// level stops and what it does not, and [Probe] tries it.
//
// The program is started through a hidden entry of our own program, see [Main].
// A program that a signal ended under bwrap is reported with the exit code
// 128+signal, as shells do.
package sandbox

// Level is how strong a sandbox is.
type Level string

// The levels, best first.
const (
	Bwrap    Level = "bwrap"
	Landlock Level = "landlock"
	None     Level = "none"
)

// Network modes.
const (
	Open  = "open"  // the network of the host
	Quiet = "none"  // no network but Network.Loopback
	Allow = "allow" // HTTP and HTTPS to Network.Allow, by a proxy, and Network.Loopback
)

// Network says whom a program may talk to.
type Network struct {
	Mode     string   // [Open] (also ""), [Quiet] or [Allow]
	Allow    []string // host (ports 80 and 443), host:port or *.host
	Loopback []string // "127.0.0.1:PORT" of our own servers, reachable in every mode
}

// Config says what a sandbox shows.
type Config struct {
	Level   Level
	Program string // our own program, whose main calls [Main]; absolute

	// Folders of the host that can be written. Under [Bwrap] they are seen as
	// /repo, /home/agent, /tmp and /assay/log, else at their own paths. Log may be "".
	Dir, Home, Tmp, Log string
	Shims               string // read only, /assay/shims under [Bwrap]; may be ""

	Read, Write []string // more paths of the host, at their own paths
	Hide        []string // what no path may show: suite folder, runs folder, source repository

	Network Network
}

// Sandbox is a room's sandbox. Any number of programs can run in it, one after
// the other or at once.
type Sandbox struct {
	cfg    Config
	bwrap  string // the program
	places []place
	look   view
	dir    string // of our own: sockets and the files put over those of /etc
	net    *exchange
}

// place is a folder of the host and where it is seen.
type place struct{ host, inside string }
