package view

import (
	"net/url"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

type routeKind int

const (
	toRuns        routeKind = iota + 1 // the list of runs, a page
	toRun                              // the pages of a run
	toRunBare                          // the same, without the slash at its end
	toComparePage                      // the page of two runs
	toAsset                            // the script or the style
	toList                             // the list of runs, as data
	toHead
	toItem
	toRaw
	toSearch
	toOverview
	toEvents
	toProgress
	toComparison
	toAnswers
)

// route is an address taken apart. Its parts are names to be looked up, never
// paths.
type route struct {
	kind   routeKind
	run    string
	trial  int
	page   int    // of excerpts of answers
	name   string // of an item or a raw file
	digest string // of an asset
}

// parts of an item's name at most: x/EVENT/FIELD/PART.
const maxParts = 5

// parseRoute reads the escaped path behind the token. It accepts exactly the addresses
// of this server: it cleans no path up, and refuses an escaped slash, an empty part,
// "." and "..".
func parseRoute(path string) (route, bool) {
	if path == "" {
		return route{kind: toRuns}, true
	}
	if len(path) > 4<<10 {
		return route{}, false
	}
	rest, slash := strings.CutSuffix(path, "/")
	var parts []string
	for p := range strings.SplitSeq(rest, "/") {
		text, err := url.PathUnescape(p)
		if err != nil || !isName(text) {
			return route{}, false
		}
		parts = append(parts, text)
	}
	if slash {
		if len(parts) == 2 && parts[0] == "run" {
			return route{kind: toRun, run: parts[1]}, true
		}
		return route{}, false
	}
	switch {
	case len(parts) == 1 && parts[0] == "compare":
		return route{kind: toComparePage}, true
	case len(parts) == 2 && parts[0] == "run":
		return route{kind: toRunBare, run: parts[1]}, true
	case len(parts) == 3 && parts[0] == "assets":
		return route{kind: toAsset, digest: parts[1], name: parts[2]}, true
	case parts[0] == "api":
		return parseAPI(parts[1:])
	}
	return route{}, false
}

func parseAPI(parts []string) (route, bool) {
	switch {
	case len(parts) == 1 && parts[0] == "runs":
		return route{kind: toList}, true
	case len(parts) == 1 && parts[0] == "compare":
		return route{kind: toComparison}, true
	case len(parts) < 3 || parts[0] != "run":
		return route{}, false
	}
	r := route{run: parts[1]}
	what, parts := parts[2], parts[3:]
	if len(parts) == 0 {
		r.kind = map[string]routeKind{"head": toHead, "search": toSearch, "overview": toOverview, "events": toEvents, "progress": toProgress}[what]
		return r, r.kind != 0
	}
	n, err := strconv.ParseUint(parts[0], 10, 31)
	if err == nil && what == "answers" && len(parts) == 1 && parts[0] == strconv.FormatUint(n, 10) {
		r.kind, r.page = toAnswers, int(n)
		return r, true
	}
	if err != nil || len(parts) < 2 || len(parts) > 1+maxParts || parts[0] != strconv.FormatUint(n, 10) {
		return route{}, false
	}
	r.trial, r.name = int(n), strings.Join(parts[1:], "/")
	switch {
	case what == "item":
		r.kind = toItem
	case what == "raw" && len(parts) == 2:
		r.kind = toRaw
	default:
		return route{}, false
	}
	return r, true
}

// isName reports whether a part of an address can be a name at all.
func isName(s string) bool {
	if s == "" || s == "." || s == ".." || !utf8.ValidString(s) {
		return false
	}
	return !strings.ContainsFunc(s, func(r rune) bool { return r == '/' || r == '\\' || unicode.IsControl(r) })
}
