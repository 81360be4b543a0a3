// Package view serves the pages of runs from this machine to itself: a list of
// all runs of a folder, the pages of report.html for each of them with what lies
// in its journal at the moment, and two runs held against each other.
//
// # Access control
//
// It binds to the loopback interface only. Three parties could still ask all the same,
// and each is refused:
//
//   - A page of the web, by its own name that it points to 127.0.0.1 (DNS
//     rebinding): the Host must be a name of the loopback interface.
//   - A page of the web, by requests across origins: everything but a navigation
//     must come from this origin (Origin, Sec-Fetch-Site), and only GET and HEAD
//     are answered. There are no cookies, so nothing is sent along by accident.
//   - Another user of this machine, to whom the loopback
//     interface is open too: all addresses begin with a random token, which is in
//     the address that assay view prints. It is a part of the path and not a
//     cookie or a header, since navigations, downloads and event streams send no
//     headers of ours; it gets into no Referer, since the pages forbid it. A browser
//     that is started is given an address that works once ([Server.Once]), since
//     command lines can be read by all. [Config.Open] leaves the token out.
//
// # Content
//
// The names of runs are looked up in the list of runs, never made into paths, and a
// folder or file that is a link out of the runs folder is none of them. Texts of runs
// are hostile: raw files, which the scripts of the page do not draw, come as a download
// of plain text in a sandbox.
//
// # Memory
//
// Of a run that is looked at the server keeps where the lines of each trial lie in the
// journal, and the columns of all trials and the overview as compressed bytes; of few
// runs at a time. A trial is analysed from its own lines each time it is looked at.
// Transcripts and raw files go by as streams.
//
// The pages of a long run that has ended are kept in its folder, see [Keeping].
package view

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/suite"
)

// Config tells a server which runs to show and how to read them.
type Config struct {
	// Root is the folder of all runs. Dirs are run folders to show in place of all
	// that are in Root.
	Root string
	Dirs []string
	// Open leaves the token out of addresses: everybody with an account on this machine
	// can then read the runs.
	Open bool

	// Suite reads a resolved suite, Options returns the options for an analysis of the
	// run, and Finish completes an analysis.
	Suite   func(resolved json.RawMessage) (*suite.Suite, error)
	Options func(*journal.Run, *suite.Suite) (analyse.Options, error)
	Finish  func(*analyse.Analysis)
	// Compare holds two runs against each other.
	Compare func(old, now *Side) (*delta.Comparison, error)

	// Keep says how the pages of long runs are kept in their folders. If it returns an
	// error, or is nil, they are not.
	Keep func() (Keeping, error)

	// Now is the clock; nil means the system's.
	Now func() time.Time
}

// Side is one of two runs that are compared.
type Side struct {
	Analysis *analyse.Analysis
	Resolved json.RawMessage // the suite, as resolved
}

// Server answers for the runs of a [Config]. Use [New].
type Server struct {
	c      Config
	base   string                 // path that all addresses begin with: "/" or "/TOKEN/"
	ticket atomic.Pointer[ticket] // see Once
	runs   *runFolders
	shelf  *runCache
	rows   rowCache
	pairs  recent[cachedComparison]
	long   recent[*html.Places] // most recently served transcripts, of any run
	// versions counts the pages made, from the time of the start on: a page that was
	// left open from an earlier server, or made of a run that was let go of and taken
	// up again, does not take others for its own.
	versions atomic.Int64
	// work lets one analysis be made at a time: each takes all processors and, of a
	// long run, much memory.
	work chan struct{}
	// life ends when the server does: nothing is made for nobody.
	life context.Context
	end  context.CancelFunc
	// keeps are the pages that are being written into run folders.
	keeps   sync.WaitGroup
	keeping func() (Keeping, error) // once
	// Assets of all pages and the page shown while a run is read, as gzip.
	js, css, unread []byte
	digest          string // of js and css, used in their addresses
}

// New makes a server. It reads nothing yet.
func New(c Config) (*Server, error) {
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Finish == nil {
		c.Finish = func(*analyse.Analysis) {}
	}
	s := &Server{c: c, base: "/", work: make(chan struct{}, 1)}
	s.life, s.end = context.WithCancel(context.Background())
	s.keeping = sync.OnceValues(func() (Keeping, error) {
		if c.Keep == nil {
			return Keeping{}, errors.ErrUnsupported
		}
		return c.Keep()
	})
	s.versions.Store(c.Now().UnixMilli())
	if !c.Open {
		s.base = "/" + newToken() + "/"
	}
	s.runs = newRunFolders(c.Root, c.Dirs)
	s.shelf = &runCache{s: s}
	s.loadAssets()
	return s, nil
}

// Base is the path of the list of runs, which all other addresses begin with.
func (s *Server) Base() string { return s.base }

// newToken is a random word of 120 bits.
func newToken() string {
	b := make([]byte, 15)
	_, _ = rand.Read(b) // it never fails
	return strings.ToLower(base32.StdEncoding.EncodeToString(b))
}

// Once returns a path that leads to another one of this server, for the first client
// that requests it: it holds another token. A process that reads it later in the
// browser's command line cannot use it.
func (s *Server) Once(path string) string {
	if s.c.Open {
		return path
	}
	t := &ticket{from: "/" + newToken(), to: path}
	s.ticket.Store(t)
	return t.from
}

type ticket struct{ from, to string }

// redeemTicket returns the target of a ticket's path, or "" if none or the
// ticket was used before.
func (s *Server) redeemTicket(path string) string {
	t := s.ticket.Load()
	if t == nil || subtle.ConstantTimeCompare([]byte(t.from), []byte(path)) != 1 || !s.ticket.CompareAndSwap(t, nil) {
		return ""
	}
	return t.to
}

// RunPath returns the path of the pages of the run at dir; "" if the server does
// not show that run.
func (s *Server) RunPath(dir string) string {
	if name := s.runs.nameOf(dir); name != "" {
		return s.base + "run/" + url.PathEscape(name) + "/"
	}
	return ""
}

// Listen takes a port of the loopback interface, any free one if port is 0; of the
// IPv6 one if v6 is set.
func Listen(port int, v6 bool) (net.Listener, error) {
	host, network := "127.0.0.1", "tcp4"
	if v6 {
		host, network = "::1", "tcp6"
	}
	return net.Listen(network, net.JoinHostPort(host, strconv.Itoa(port)))
}

// Serve answers on l, which must be of the loopback interface, until ctx ends; then it
// ends at once, even during an answer.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	if a, ok := l.Addr().(*net.TCPAddr); !ok || !a.IP.IsLoopback() {
		return fmt.Errorf("serve on %s: it is no address of the loopback interface", l.Addr())
	}
	h := &http.Server{
		Handler: s.Handler(), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10,
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	stop := context.AfterFunc(ctx, func() { _ = h.Close() }) // streams would keep a graceful end waiting
	defer stop()
	defer s.keeps.Wait()
	defer s.end()
	if err := h.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve on %s: %w", l.Addr(), err)
	}
	return nil
}
