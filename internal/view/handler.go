package view

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"net/url"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report/html"
)

func (s *Server) loadAssets() {
	js, css := html.Assets()
	zip := func(b []byte) []byte {
		z, _ := zipBytes(func(w io.Writer) error { _, err := w.Write(b); return err }) // writes to a buffer never fail
		return z
	}
	s.js, s.css, s.unread, s.digest = zip(js), zip(css), zip([]byte(unreadPage)), html.AssetsDigest()
}

// Handler answers all requests.
func (s *Server) Handler() http.Handler { return s.guard(http.HandlerFunc(s.serveRequest)) }

func (s *Server) serveRequest(w http.ResponseWriter, r *http.Request) {
	to, ok := parseRoute(strings.TrimPrefix(r.URL.EscapedPath(), s.base))
	if !ok {
		writeError(w, &problem{status: http.StatusNotFound, What: "There is no such page.", Fix: "The list of runs is at " + s.base})
	} else if err := s.serveRoute(w, r, to); err != nil {
		writeError(w, err)
	}
}

func (s *Server) serveRoute(w http.ResponseWriter, r *http.Request, to route) error {
	switch to.kind {
	case toRuns:
		return s.writePage(w, "Runs", nil)
	case toComparePage:
		return s.writePage(w, "Compare", nil)
	case toRun:
		return s.serveRun(w, r, to.run)
	case toRunBare:
		http.Redirect(w, r, s.base+"run/"+url.PathEscape(to.run)+"/", http.StatusFound)
		return nil
	case toAsset:
		return s.serveAsset(w, r, to)
	case toList:
		return s.serveList(w, r)
	case toComparison:
		return s.serveComparison(w, r)
	}
	return s.serveRunRoute(w, r, to)
}

func (s *Server) serveRunRoute(w http.ResponseWriter, r *http.Request, to route) error {
	if r.Method == http.MethodHead && (to.kind == toEvents || to.kind == toSearch) {
		return nil // without a body neither stream would end
	}
	h, err := s.shelf.open(to.run)
	if err != nil {
		return err
	}
	switch to.kind {
	case toProgress:
		return writeJSON(w, h.making.progress())
	case toHead, toOverview:
		p, err := h.currentPages(r.Context())
		if err != nil {
			return err
		}
		if to.kind == toOverview {
			return writeZipped(w, r, "text/html; charset=utf-8", p.overview)
		}
		w.Header().Set("Assay-Version", strconv.FormatInt(p.version, 10))
		w.Header().Set("Assay-Lines", strconv.Itoa(p.lines))
		return writeZipped(w, r, "application/json", p.head)
	case toItem:
		item, err := h.readItem(to.trial, to.name)
		if err != nil {
			return err
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(item)
		return nil
	case toAnswers:
		return h.serveAnswers(w, r, to.page)
	case toRaw:
		return h.serveRaw(w, r, to)
	case toSearch:
		return h.serveSearch(w, r)
	case toEvents:
		h.serveEvents(w, r)
	}
	return nil
}

// serveRun serves the page of a run, or a page with the reason why the run is
// unavailable.
func (s *Server) serveRun(w http.ResponseWriter, r *http.Request, name string) error {
	var p *pages
	h, err := s.shelf.open(name)
	if err == nil {
		p, err = h.pagesSoon(r.Context())
	}
	switch {
	case err != nil:
		s.writeFailedPage(w, r, name, err)
		return nil
	case p == nil:
		return s.writePage(w, name, s.unread)
	}
	return s.writePage(w, name, p.overview)
}

// unreadPage replaces an overview that is still being made. The script shows the
// progress in it, and then the overview.
const unreadPage = `<section class="unread"><h1>Reading the run</h1>
<p class="waiting">Reading its trials …</p>
<p class="muted">Its pages appear here as soon as all of it is read; figures of a part are not shown.</p></section>
`

func (s *Server) writePage(w http.ResponseWriter, title string, overview []byte) error {
	var text template.HTML
	if overview != nil {
		b, err := unzipBytes(overview)
		if err != nil {
			return err
		}
		text = template.HTML(b) //nolint:gosec // our own, escaped where it was made
	}
	var b bytes.Buffer
	if err := s.writeShell(&b, title, text); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write(b.Bytes())
	return nil
}

func (s *Server) writeShell(w io.Writer, title string, overview template.HTML) error {
	return html.Shell(w, html.Page{Title: title, Mode: html.ModeServe, Overview: overview, Base: s.base + "assets/" + s.digest + "/"})
}

// writeFailedPage writes the page of a run that cannot be shown, with the reason.
func (s *Server) writeFailedPage(w http.ResponseWriter, r *http.Request, run string, err error) {
	p := problemOf(err)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(p.status)
	if r.Method == http.MethodHead {
		return
	}
	text := template.HTML(`<section class="failure"><h1>` + template.HTMLEscapeString(p.What) + `</h1><p>` + template.HTMLEscapeString(p.Fix) + //nolint:gosec // escaped here
		`</p><p><a href="` + template.HTMLEscapeString(s.base) + `">All runs</a></p></section>`)
	_ = s.writeShell(w, run, text)
}

func (s *Server) serveAsset(w http.ResponseWriter, r *http.Request, to route) error {
	a, media := s.js, "text/javascript; charset=utf-8"
	if to.name == "app.css" {
		a, media = s.css, "text/css; charset=utf-8"
	}
	if to.digest != s.digest || to.name != "app.js" && to.name != "app.css" {
		return &problem{status: http.StatusNotFound, What: "There is no such file.", Fix: "Reload the page: this is another version of assay."}
	}
	w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
	return writeZipped(w, r, media, a)
}

// writeZipped writes bytes that are stored as gzip.
func writeZipped(w http.ResponseWriter, r *http.Request, media string, b []byte) error {
	w.Header().Set("Content-Type", media)
	w.Header().Set("Vary", "Accept-Encoding")
	if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		z, err := gzip.NewReader(bytes.NewReader(b))
		if err == nil {
			_, _ = io.Copy(w, z) //nolint:gosec // our own data
		}
		return err
	}
	w.Header().Set("Content-Encoding", "gzip")
	w.Header().Set("Content-Length", strconv.Itoa(len(b)))
	if r.Method != http.MethodHead {
		_, _ = w.Write(b)
	}
	return nil
}

func unzipBytes(b []byte) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(z)
}

func writeJSON(w http.ResponseWriter, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(b)
	return nil
}

// problem is an error as pages show it, with a remedy.
type problem struct {
	status int
	state  string // of a run in the list
	What   string `json:"error"`
	Fix    string `json:"fix,omitempty"`
}

func (p *problem) Error() string { return p.What + " " + p.Fix }

func problemOf(err error) *problem {
	var p *problem
	var bad *journal.BadLine
	switch text := err.Error(); {
	case errors.As(err, &p):
		return p
	case errors.Is(err, journal.ErrNewer):
		return &problem{status: http.StatusConflict, state: stateNewer, What: "This run is of a newer assay.", Fix: text}
	case errors.As(err, &bad):
		return &problem{status: http.StatusConflict, state: stateDamaged, What: fmt.Sprintf("The run is damaged in %s.", filepath.Base(bad.Path)), Fix: text}
	case errors.Is(err, fs.ErrNotExist):
		return &problem{status: http.StatusGone, state: stateDamaged, What: "The run folder, or a part of it, is gone.", Fix: text}
	default:
		return &problem{status: http.StatusInternalServerError, state: stateDamaged, What: "This could not be read.", Fix: text}
	}
}

func writeError(w http.ResponseWriter, err error) {
	p := problemOf(err)
	b, _ := json.Marshal(p) // encoding strings never fails
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(p.status)
	_, _ = w.Write(b)
}

func writeRefusal(w http.ResponseWriter, status int, why string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = fmt.Fprintln(w, "assay: "+why)
}

// serveRaw sends a file that a trial left as a download of plain text, since any of it
// may be hostile.
func (h *openRun) serveRaw(w http.ResponseWriter, r *http.Request, to route) error {
	all, numbers, ev, err := h.analysePart([]int{to.trial}, afterAll)
	if err != nil {
		return err
	}
	if a := ev.attempts[all.Trials[slices.Index(numbers, to.trial)].Key()]; a != nil {
		for _, x := range rawFilesOf(a) {
			if x.name == to.name {
				return sendRaw(w, r, ev, x, fmt.Sprintf("%s-%d-%s", h.name, to.trial, x.name))
			}
		}
	}
	return &problem{status: http.StatusNotFound, What: "There is no such file.", Fix: fmt.Sprintf("The trial left nothing of the name %q.", to.name)}
}

func sendRaw(w http.ResponseWriter, r *http.Request, ev *evidence, x rawFile, name string) error {
	from, err := ev.OpenReader(x.ref)
	if err != nil {
		return err
	}
	defer from.Close()
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": safeName(name)}))
	h.Set("Content-Security-Policy", rawPolicy)
	h.Set("Content-Length", strconv.FormatInt(x.ref.Size, 10))
	if r.Method == http.MethodHead {
		return nil
	}
	if _, err := io.Copy(w, from); err != nil {
		panic(http.ErrAbortHandler) // the download fails: the bytes differ from the recorded ones
	}
	return nil
}

// safeName is a name for a file on every system.
func safeName(name string) string {
	return strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || strings.ContainsRune("._-~", r) {
			return r
		}
		return '_'
	}, name)
}
