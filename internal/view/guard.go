package view

import (
	"crypto/subtle"
	"net"
	"net/http"
	"strings"

	"github.com/assay-eval/assay/internal/report/html"
)

// policy is the Content-Security-Policy of pages: scripts and styles are files of this
// server, and nothing else is loaded, run, framed or sent anywhere. The page itself
// declares the same except for frames, which only a header can restrict.
var policy = html.CSP(html.ModeServe) + "; frame-ancestors 'none'"

// rawPolicy is the policy of texts of runs in case a browser shows one.
const rawPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

// guard refuses requests of strangers, and sets the headers of all answers.
func (s *Server) guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("X-Frame-Options", "DENY")
		h.Set("Cache-Control", "no-store")
		if !isOwnHost(r) {
			writeRefusal(w, http.StatusMisdirectedRequest, "this server answers to 127.0.0.1, [::1] and localhost only")
			return
		}
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			h.Set("Allow", "GET, HEAD")
			writeRefusal(w, http.StatusMethodNotAllowed, "this server only shows; it takes nothing")
			return
		}
		if !s.isSameOrigin(r) {
			writeRefusal(w, http.StatusForbidden, "this request comes from another site")
			return
		}
		if r.Method == http.MethodGet {
			if to := s.redeemTicket(r.URL.EscapedPath()); to != "" {
				http.Redirect(w, r, to, http.StatusFound)
				return
			}
		}
		if !s.knowsToken(r) {
			writeRefusal(w, http.StatusNotFound, "this address lacks its token: use the one that assay view has printed")
			return
		}
		next.ServeHTTP(w, r)
	})
}

// isOwnHost reports whether the request is for a name of the loopback interface, and
// for the port that it came to.
func isOwnHost(r *http.Request) bool {
	host, port, err := net.SplitHostPort(r.Host)
	if err != nil {
		host, port = strings.TrimSuffix(strings.TrimPrefix(r.Host, "["), "]"), "80"
	}
	switch strings.ToLower(host) {
	case "127.0.0.1", "::1", "localhost":
	default:
		return false
	}
	if a, ok := r.Context().Value(http.LocalAddrContextKey).(net.Addr); ok {
		if _, p, err := net.SplitHostPort(a.String()); err == nil {
			return p == port
		}
	}
	return true
}

// isSameOrigin reports whether a request comes from a page of this server, or from a
// person who opens one of its pages. Other ports of this machine are other origins, to
// browsers the same site. Programs other than browsers send neither header.
func (s *Server) isSameOrigin(r *http.Request) bool {
	if o := r.Header.Values("Origin"); len(o) > 0 && (len(o) > 1 || !strings.EqualFold(o[0], "http://"+r.Host)) {
		return false
	}
	switch r.Header.Get("Sec-Fetch-Site") {
	case "", "same-origin", "none":
		return true
	}
	page := !strings.HasPrefix(r.URL.Path, s.base+"api/")
	return page && r.Header.Get("Sec-Fetch-Mode") == "navigate" && r.Header.Get("Sec-Fetch-Dest") == "document"
}

func (s *Server) knowsToken(r *http.Request) bool {
	path := r.URL.EscapedPath()
	n := min(len(path), len(s.base))
	return subtle.ConstantTimeCompare([]byte(path[:n]), []byte(s.base)) == 1
}
