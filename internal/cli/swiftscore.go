package cli

import (
	"cmp"
	"context"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
)

// swiftScore is the command that judges files.
func (a *app) swiftScore(f *swiftFlags) *cobra.Command {
	var target, mode string
	cmd := &cobra.Command{
		Use: "score FILE.swift…", Short: "judge Swift files",
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage("say which files to judge: assay swift score FILE.swift…")
			}
			return a.scoreFiles(cmd.Context(), f, args, target, mode)
		},
	}
	cmd.Flags().StringVar(&target, "target", "ios18.0", "platform and lowest `version` that the code must run on")
	cmd.Flags().StringVar(&mode, "mode", "5", "language `mode`: 5 or 6")
	return cmd
}

func (a *app) scoreFiles(ctx context.Context, f *swiftFlags, files []string, target, mode string) error {
	t, err := swift.ParseTarget(target)
	if err != nil {
		return usage("%w", err)
	}
	s := judge.Snippet{Target: t, Mode: mode}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return usage("%w", err)
		}
		s.Files = append(s.Files, judge.File{Name: name, Text: string(text)})
	}
	j, err := a.swiftKit(ctx, f)
	if err != nil {
		return err
	}
	r, err := j.Judge(ctx, s)
	if err != nil {
		return err
	}
	for _, v := range r.Verdicts {
		fmt.Fprintf(a.out, "%-13s  %-7s  %s\n", v.Criterion, v.Verdict, v.Reason)
	}
	for _, f := range r.Findings {
		fmt.Fprintf(a.out, "%s:%d:%d: %s %s (%s): %s\n", f.File, f.Line, f.Column, f.Verdict, f.Criterion, f.Class, cmp.Or(f.Message, f.Reason))
	}
	return nil
}
