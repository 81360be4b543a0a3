package stream

import (
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// apiEnd classifies the end of a run by the last message of the model API. status is 0
// if it is not known; the words then decide.
func apiEnd(status int, words string) string {
	w := strings.ToLower(words)
	has := func(list ...string) bool {
		for _, s := range list {
			if strings.Contains(w, s) {
				return true
			}
		}
		return false
	}
	switch {
	case status == 401 || status == 403 && !has("quota"),
		has("invalid api key", "incorrect api key", "api key not valid", "not logged in", "please run /login", "authentication_error", "unauthorized"):
		return AuthError
	case status == 402,
		has("usage limit", "hit your limit", "credit balance is too low", "insufficient_quota", "exceeded your current quota", "exhausted your daily quota", "exhausted your capacity", "spend limit"):
		return UsageLimit
	case has("prompt is too long", "context window", "context length", "context_length_exceeded", "maximum context", "contextoverflow"):
		return Failed // the agent filled it itself
	}
	return APIError
}

// apiWords are words of errors of the model API or the way there.
var apiWords = lazyregexp.New(`(?i)unexpected status|last status|stream disconnected|exceeded retry limit|high demand|error sending request|connection (refused|reset|closed|failed)|timed out|timeout|at capacity|overloaded|internal server error|rate.?limit|quota|api error|api key|usage limit|unauthorized|econn|fetch failed|network|socket|unable to connect|service unavailable|bad gateway`)

// statusWords find an HTTP status in a message.
var statusWords = lazyregexp.New(`(?i)(?:unexpected status|last status:?|status code:?|status:|with status|api error:|"code": ?|\bhttp) ?([45]\d\d)\b`)

// statusIn returns the last HTTP status that a text names, 0 for none.
func statusIn(s string) int {
	all := statusWords.FindAllStringSubmatch(s, -1)
	if len(all) == 0 {
		return 0
	}
	n, _ := strconv.Atoi(all[len(all)-1][1])
	return n
}
