package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/cli/stream"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// endVerdict returns how the trial ended: an End if it was the agent's doing, a fault
// if the model API, the network or the account failed.
func (s *session) endVerdict(ctx context.Context, exit proc.Exit, res stream.Result) (trial.End, error) {
	end := trial.End{Turns: res.Turns, Model: cmp.Or(res.Model, s.sink.model), Detail: res.Detail}
	because := func(reason trial.EndReason, detail string) (trial.End, error) {
		end.Reason, end.Detail = reason, detail
		return end, nil
	}
	end.Left = exit.Left
	last := s.nameAPI(agent.QuoteLastLine(s.errs.Bytes()))
	switch {
	case errors.Is(exit.Reason, errTurns), s.sink.hasRefusedTurn():
		end.Turns = s.a.cfg.MaxTurns
		return because(trial.TurnLimit, fmt.Sprintf("max_turns is %d", s.a.cfg.MaxTurns))
	case errors.Is(exit.Reason, errMoney):
		return because(trial.CostLimit, fmt.Sprintf("%s USD, max_usd is %s", s.sink.spent.FloatString(6), s.a.cfg.MaxUSD))
	case exit.Reason != nil:
		if over, ok := errors.AsType[*proc.ExceededError](exit.Reason); ok {
			return because(trial.ResourceLimit, over.Error())
		}
		return s.cutVerdict(ctx, end)
	}
	switch res.End {
	case stream.APIError:
		return trial.End{}, s.providerFault(res)
	case stream.AuthError:
		return trial.End{}, s.isUnauthorized(res)
	case stream.UsageLimit:
		return trial.End{}, &trial.Fault{Class: trial.ClassEnvironment, Dead: true, Err: fmt.Errorf("the account's quota is used up: %s", s.endText(res))}
	case stream.TurnLimit:
		return because(trial.TurnLimit, res.Detail)
	case stream.CostLimit:
		return because(trial.CostLimit, res.Detail)
	case stream.Refusal:
		return because(trial.Refusal, res.Detail)
	case stream.Finished:
		return s.finishedVerdict(end, exit, res, last)
	}
	// The program's own error, a foreign signal, or no end at all.
	detail := exit.String() + last
	if res.Detail != "" {
		detail = exit.String() + ": " + res.Detail
	}
	if res.End == stream.NoEnd && exit.OK() {
		detail = "exit status 0, and no line that says how it ended" + last
	}
	if server := s.absentServer(res); server != "" && !s.sink.answered {
		return trial.End{}, &trial.Fault{Class: trial.ClassTreatment, Err: fmt.Errorf("server %s did not start, and %s did not without it: %s", server, s.a.cfg.Preset, detail)}
	}
	if !s.sink.answered {
		return trial.End{}, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("%s ended before the model had answered: %s", s.a.cfg.Preset, detail)}
	}
	return because(trial.Crash, detail)
}

// finishedVerdict returns the end of a trial whose program reports success. last is its
// last output to standard error.
func (s *session) finishedVerdict(end trial.End, exit proc.Exit, res stream.Result, last string) (trial.End, error) {
	switch {
	case !exit.OK():
		end.Reason, end.Detail = trial.Crash, exit.String()+" after an end without error"+last
	case s.api != nil && s.api.neverAnswered():
		return trial.End{}, s.providerFault(stream.Result{Detail: "it ended well, and no request was answered", HTTPStatus: s.api.lastStatus()})
	case s.a.cfg.Answer != answerNone && strings.TrimSpace(s.sink.answer) == "":
		end.Reason, end.Detail = trial.EmptyAnswer, cmp.Or(res.Detail, unmatchedText(res))
	default:
		end.Reason, end.Detail = trial.Finished, ""
	}
	return end, nil
}

// unmatchedText describes the paths of the generic parser that lead to nothing, with the
// keys that the output has; "" if all match.
func unmatchedText(res stream.Result) string {
	if len(res.Unmatched) == 0 {
		return ""
	}
	keys := "no line of its output is a JSON object"
	if len(res.Keys) > 0 {
		keys = "keys of its lines: " + strings.Join(res.Keys, ", ")
	}
	return "nothing is found at " + strings.Join(res.Unmatched, ", ") + "; " + keys
}

// absentServer returns the first server of the suite that the program reports as not
// started, or "".
func (s *session) absentServer(res stream.Result) string {
	for _, l := range s.servers {
		if res.Servers[l.Name] == stream.Down {
			return cmp.Or(s.names[l.Name], l.Name)
		}
	}
	return ""
}

// cutVerdict returns how a trial ended that the worker stopped. If the model has not
// answered yet, or its answer is still awaited, the agent is not to blame.
func (s *session) cutVerdict(ctx context.Context, end trial.End) (trial.End, error) {
	out, err := agent.Ended(ctx, end.Turns)
	if err != nil {
		return trial.End{}, err
	}
	if why := s.cutExcuse(out.Reason, end.Turns); why != "" {
		return trial.End{}, &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("%s (%s)", why, out.Detail)}
	}
	if out.Reason == trial.Stall && s.api == nil {
		out.Detail += "; without record_api a model API that hangs looks the same"
	}
	out.Model, out.Left = end.Model, end.Left
	return out, nil
}

// cutExcuse returns why the agent is not to blame for a cut, or "". turns is how often
// the model has answered, as the stream shows it.
func (s *session) cutExcuse(reason trial.EndReason, turns int) string {
	if s.api != nil {
		wait := time.Duration(s.api.waited.Load())
		if reason == trial.Stall && wait > 0 || wait >= cmp.Or(s.a.env.Idle, llm.DefaultIdle) {
			return fmt.Sprintf("the endpoint of the model hangs: nothing of an answer came for %s", wait.Round(time.Second))
		}
	}
	switch {
	case s.sink.answered || turns > 0:
		return ""
	case !s.up:
		return s.a.cfg.Preset + " did not come up: it printed nothing, started no server and did not ask the model"
	case s.api != nil && !s.api.wasAsked():
		return s.a.cfg.Preset + " came up and did not ask the model"
	}
	return "the endpoint of the model hangs: the model has not said a word"
}

// providerFault returns the fault of an API that failed after the program's own
// retries.
func (s *session) providerFault(res stream.Result) *trial.Fault {
	f := &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("the model API failed: %s", s.endText(res))}
	switch code := res.HTTPStatus; {
	case code == http.StatusTooManyRequests || code == 529:
		f.Throttle = true
	case code >= 400 && code < 500 && code != http.StatusRequestTimeout && code != http.StatusConflict:
		f.Retry = false // the same request would be refused again
	}
	return f
}

func (s *session) isUnauthorized(res stream.Result) *trial.Fault {
	fix := "log in again with it on this machine"
	if s.a.cfg.Auth != nil && s.a.cfg.Auth.Env != "" {
		fix = "check the key in variable " + s.a.cfg.Auth.Env
	} else if s.cred.name != "" {
		fix = "check the key in variable " + s.cred.name
	}
	f := trial.Faultf(trial.ClassEnvironment, "the model API refused the key of %s: %s: %s", s.a.cfg.Preset, s.endText(res), fix)
	f.Dead = true
	return f
}

func (s *session) endText(res stream.Result) string {
	text := cmp.Or(res.Detail, strings.TrimPrefix(agent.QuoteLastLine(s.errs.Bytes()), ": "), "it did not say why")
	if res.HTTPStatus > 0 && !strings.Contains(text, fmt.Sprint(res.HTTPStatus)) {
		text += fmt.Sprintf(" (HTTP %d)", res.HTTPStatus)
	}
	return agent.ClipText(s.nameAPI(text), 1000)
}
