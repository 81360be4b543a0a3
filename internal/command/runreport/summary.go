package runreport

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report/markdown"
	"github.com/assay-eval/assay/internal/trial"
)

// AppendReport appends the Markdown report to the step summary of GitHub Actions.
func AppendReport(env *cmdenv.Env, an *analyse.Analysis, ev trial.Opener) error {
	return AppendSummary(env, func(w io.Writer) error { return markdown.Write(w, an, ev) })
}

// AppendSummary appends what write writes to the step summary, if there is one.
func AppendSummary(env *cmdenv.Env, write func(io.Writer) error) error {
	path := env.Getenv("GITHUB_STEP_SUMMARY")
	if path == "" {
		return nil
	}
	f, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return fmt.Errorf("append to GITHUB_STEP_SUMMARY: %w", err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return fmt.Errorf("append to GITHUB_STEP_SUMMARY: %w", err)
	}
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return fmt.Errorf("append to GITHUB_STEP_SUMMARY: %w", err)
	}
	text := b.Bytes()
	if info.Size()+int64(len(text)) > maxStepSummary {
		text = []byte("\n_No room for another summary here (1 MiB a step): `assay report RUN --format markdown` prints it._\n")
	}
	if info.Size()+int64(len(text)) > maxStepSummary {
		return nil
	}
	if _, err := f.Write(text); err != nil {
		return fmt.Errorf("append to GITHUB_STEP_SUMMARY: %w", err)
	}
	return f.Close()
}

// maxStepSummary is what GitHub takes of one step, in bytes: of more it shows
// nothing at all.
const maxStepSummary = 1 << 20
