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
	"log"
	"mime"
	"net/http"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report/html"
)

// asset is the script or the style of all pages.
type asset struct{ plain, zipped []byte }

func (s *Server) loadAssets() {
	js, css := html.Assets()
	for to, from := range map[*asset][]byte{&s.js: js, &s.css: css} {
		to.plain = from
		to.zipped, _ = zipBytes(func(w io.Writer) error { _, err := w.Write(from); return err }) // a buffer takes all
	}
	s.digest = html.AssetsDigest()
	s.unread, _ = zipBytes(func(w io.Writer) error { _, err := io.WriteString(w, unreadPage); return err })
}

// Handler answers all requests.
func (s *Server) Handler() http.Handler { return s.guard(http.HandlerFunc(s.serveRequest)) }

func (s *Server) serveRequest(w http.ResponseWriter, r *http.Request) {
	to, ok := parseRoute(strings.TrimPrefix(r.URL.EscapedPath(), s.base))
	if !ok {
		writeError(w, &problem{status: http.StatusNotFound, What: "There is no such page.", Fix: "The list of runs is at " + s.base})
		return
	}
	switch to.kind {
	case toRuns:
		s.writePage(w, r, "Runs", nil)
	case toComparePage:
		s.writePage(w, r, "Compare", nil)
	case toRunBare:
		http.Redirect(w, r, s.base+"run/"+escapeName(to.run)+"/", http.StatusFound)
	case toAsset:
		s.serveAsset(w, r, to)
	case toList:
		s.serveList(w, r)
	case toComparison:
		s.serveComparison(w, r)
	default:
		s.serveRun(w, r, to)
	}
}

// serveRun serves the resources of one run.
func (s *Server) serveRun(w http.ResponseWriter, r *http.Request, to route) {
	if r.Method == http.MethodHead && (to.kind == toEvents || to.kind == toSearch) {
		return // neither ends by itself before there is a body
	}
	h, err := s.shelf.open(to.run)
	if err != nil {
		if to.kind == toRun {
			s.writeFailedPage(w, r, to.run, err)
			return
		}
		writeError(w, err)
		return
	}
	switch to.kind {
	case toRun:
		p, err := h.pagesSoon(r.Context())
		switch {
		case err != nil:
			s.writeFailedPage(w, r, to.run, err)
		case p == nil:
			s.writePage(w, r, to.run, s.unread)
		default:
			s.writePage(w, r, to.run, p.overview)
		}
	case toProgress:
		h.serveProgress(w, r)
	case toHead:
		p, err := h.currentPages(r.Context())
		if err != nil {
			writeError(w, err)
			return
		}
		w.Header().Set("Assay-Version", strconv.FormatInt(p.version, 10))
		w.Header().Set("Assay-Lines", strconv.Itoa(p.lines))
		writeZipped(w, r, "application/json", p.head)
	case toOverview:
		p, err := h.currentPages(r.Context())
		if err != nil {
			writeError(w, err)
			return
		}
		writeZipped(w, r, "text/html; charset=utf-8", p.overview)
	case toItem:
		item, err := h.readItem(to.trial, to.name)
		if err != nil {
			writeError(w, err)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(item)
	case toRaw:
		h.serveRaw(w, r, to)
	case toSearch:
		h.serveSearch(w, r)
	case toEvents:
		h.serveEvents(w, r)
	}
}

// unreadPage replaces an overview that is still being made. The script shows the
// progress in it, and then the overview.
const unreadPage = `<section class="unread"><h1>Reading the run</h1>
<p class="waiting">Reading its trials …</p>
<p class="muted">Its pages appear here as soon as all of it is read; figures of a part are not shown.</p></section>
`

// writePage writes the HTML around a page.
func (s *Server) writePage(w http.ResponseWriter, _ *http.Request, title string, overview []byte) {
	var text template.HTML
	if overview != nil {
		b, err := unzipBytes(overview)
		if err != nil {
			writeError(w, err)
			return
		}
		text = template.HTML(b) //nolint:gosec // our own, escaped where it was made
	}
	var b bytes.Buffer
	if err := html.Shell(&b, html.Page{Title: title, Mode: html.ModeServe, Overview: text, Base: s.base + "assets/" + s.digest + "/"}); err != nil {
		writeError(w, err)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write(b.Bytes())
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
	_ = html.Shell(w, html.Page{Title: run, Mode: html.ModeServe, Overview: text, Base: s.base + "assets/" + s.digest + "/"})
}

func (s *Server) serveAsset(w http.ResponseWriter, r *http.Request, to route) {
	a, media := s.js, "text/javascript; charset=utf-8"
	if to.name == "app.css" {
		a, media = s.css, "text/css; charset=utf-8"
	}
	if to.digest != s.digest || to.name != "app.js" && to.name != "app.css" {
		writeError(w, &problem{status: http.StatusNotFound, What: "There is no such file.", Fix: "Load the page anew: this is another version of assay."})
		return
	}
	w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
	writeZipped(w, r, media, a.zipped)
}

// writeZipped writes bytes that are stored as gzip.
func writeZipped(w http.ResponseWriter, r *http.Request, media string, b []byte) {
	w.Header().Set("Content-Type", media)
	w.Header().Set("Vary", "Accept-Encoding")
	if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		z, err := gzip.NewReader(bytes.NewReader(b))
		if err != nil {
			writeError(w, err)
			return
		}
		_, _ = io.Copy(w, z) //nolint:gosec // what we have made ourselves
		return
	}
	w.Header().Set("Content-Encoding", "gzip")
	w.Header().Set("Content-Length", strconv.Itoa(len(b)))
	if r.Method != http.MethodHead {
		_, _ = w.Write(b)
	}
}

func unzipBytes(b []byte) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(z)
}

// writeJSON writes data as JSON.
func writeJSON(w http.ResponseWriter, _ *http.Request, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		writeError(w, err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(b)
}

// problem is an error as pages show it, with a remedy.
type problem struct {
	status int
	state  string // of a run in the list
	What   string `json:"error"`
	Fix    string `json:"fix,omitempty"`
}

func (p *problem) Error() string { return p.What + " " + p.Fix }

// problemOf turns an error into a problem.
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

// writeError writes an error as data.
func writeError(w http.ResponseWriter, err error) {
	p := problemOf(err)
	b, err := json.Marshal(p)
	if err != nil {
		log.Printf("assay view: %v", err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(p.status)
	_, _ = w.Write(b)
}

// writeRefusal answers a request that this server does not accept.
func writeRefusal(w http.ResponseWriter, status int, why string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = fmt.Fprintln(w, "assay: "+why)
}

// serveRaw sends a file that a trial left as a download of plain text, since any of it
// may be hostile.
func (h *openRun) serveRaw(w http.ResponseWriter, r *http.Request, to route) {
	all, numbers, ev, err := h.analysePart([]int{to.trial}, afterAll)
	if err != nil {
		writeError(w, err)
		return
	}
	if a := ev.attempts[all.Trials[slices.Index(numbers, to.trial)].Key]; a != nil {
		for _, x := range rawFilesOf(a) {
			if x.name == to.name {
				sendRaw(w, r, ev, x, fmt.Sprintf("%s-%d-%s", h.name, to.trial, x.name))
				return
			}
		}
	}
	writeError(w, &problem{status: http.StatusNotFound, What: "There is no such file.", Fix: fmt.Sprintf("The trial left nothing of the name %q.", to.name)})
}

func sendRaw(w http.ResponseWriter, r *http.Request, ev *evidence, x rawFile, name string) {
	from, err := ev.OpenReader(x.ref)
	if err != nil {
		writeError(w, err)
		return
	}
	defer from.Close()
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": safeName(name)}))
	h.Set("Content-Security-Policy", rawPolicy)
	h.Set("Content-Length", strconv.FormatInt(x.ref.Size, 10))
	if r.Method == http.MethodHead {
		return
	}
	if _, err := io.Copy(w, from); err != nil {
		panic(http.ErrAbortHandler) // the download fails: the bytes differ from the recorded ones
	}
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
