package html

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"iter"
	"maps"
	"slices"
	"strings"
	"sync"
)

//go:embed assets
var assets embed.FS

// The modes of a page.
const (
	ModeFile  = "file"  // everything is in the page and next to it
	ModeServe = "serve" // a server has the scripts and answers for data
)

// Page is the content of the shell.
type Page struct {
	Title string
	Mode  string
	// Overview is shown at once, before any script runs.
	Overview template.HTML
	// Data is what scripts read, gzipped JSON by the id of its element; in mode file
	// only.
	Data map[string][]byte
	// Base is where a server has app.js and app.css, such as /assets/1a2b/.
	Base string
}

// theme puts the colours that a person has chosen before the first paint.
const theme = `try{const t=localStorage.getItem("assay-theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`

// Assets are the scripts and style sheets of all pages, each in one piece.
func Assets() (js, css []byte) {
	b := bundle()
	return b.js, b.css
}

type bundled struct {
	js, css []byte
	page    *template.Template
}

var bundle = sync.OnceValue(func() bundled {
	return bundled{
		js: concatFiles("js"), css: concatFiles("css"),
		page: template.Must(template.ParseFS(assets, "assets/page.html")),
	}
})

// concatFiles joins the files of a kind in the order of their names.
func concatFiles(kind string) []byte {
	var out bytes.Buffer
	names, err := fs.Glob(assets, "assets/"+kind+"/*."+kind)
	if err != nil {
		panic(err) // the pattern is constant
	}
	for _, name := range names {
		b, err := assets.ReadFile(name)
		if err != nil {
			panic(err)
		}
		out.Write(bytes.TrimSpace(b))
		out.WriteByte('\n')
	}
	return out.Bytes()
}

// AssetsDigest names the present assets, for addresses that may be kept for ever.
func AssetsDigest() string {
	b := bundle()
	sum := sha256.Sum256(append(slices.Clip(b.js), b.css...))
	return hex.EncodeToString(sum[:8])
}

// CSP is the Content-Security-Policy of a page: nothing but its own script and
// style. A file can only load its data by scripts of its own script, which Trusted
// Types narrow down to report_data/; a server's page can ask its server.
func CSP(mode string) string {
	script, style, connect := "'self' "+hashOf([]byte(theme)), "'self'", "'self'"
	if mode == ModeFile {
		b := bundle()
		script, style, connect = hashOf(b.js)+" "+hashOf([]byte(theme))+" 'strict-dynamic'", hashOf(b.css), "'none'"
	}
	return "default-src 'none'; script-src " + script + "; style-src " + style + "; img-src data:; connect-src " + connect +
		"; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types assay"
}

func hashOf(b []byte) string {
	sum := sha256.Sum256(b)
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// Shell writes the HTML around everything.
func Shell(w io.Writer, p Page) error {
	b := bundle()
	in := struct {
		Page
		CSP                  string
		Style, Theme, Script template.HTML
		Data                 iter.Seq2[string, template.HTML]
	}{Page: p, CSP: CSP(p.Mode), Theme: template.HTML("<script>" + theme + "</script>")} //nolint:gosec // a constant
	switch p.Mode {
	case ModeFile:
		for _, kind := range [][]byte{b.js, b.css} {
			if bytes.Contains(kind, []byte("</s")) {
				return fmt.Errorf("an asset holds %q, which would end its element", "</s")
			}
		}
		in.Style = template.HTML("<style>" + string(b.css) + "</style>")   //nolint:gosec // ours
		in.Script = template.HTML("<script>" + string(b.js) + "</script>") //nolint:gosec // ours
		in.Data = func(yield func(string, template.HTML) bool) {           // one by one, so that memory holds only one copy
			for _, id := range slices.Sorted(maps.Keys(p.Data)) {
				if !yield(id, template.HTML(base64.StdEncoding.EncodeToString(p.Data[id]))) { //nolint:gosec // base64 has no markup
					return
				}
			}
		}
	case ModeServe:
		base := template.HTMLEscapeString(strings.TrimSuffix(p.Base, "/"))
		in.Style = template.HTML(`<link rel="stylesheet" href="` + base + `/app.css">`) //nolint:gosec // escaped
		in.Script = template.HTML(`<script src="` + base + `/app.js"></script>`)        //nolint:gosec // escaped
		in.Data = func(func(string, template.HTML) bool) {}
	default:
		return fmt.Errorf("a page has no mode %q", p.Mode)
	}
	return b.page.Execute(w, in)
}
