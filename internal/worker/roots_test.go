package worker

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// TestServersAskForTheWorkspace checks that a server that lives for one trial can
// request the workspace: during the preflight a folder with the suite's files, and in a
// trial the trial's own folder.
func TestServersAskForTheWorkspace(t *testing.T) {
	for _, tt := range []struct {
		name  string
		per   string
		url   string
		files bool
		want  bool
	}{
		{"per trial", "trial", "", true, true},
		{"per run", "run", "", true, false},
		{"by url", "trial", "http://127.0.0.1:1", true, false},
		{"without a workspace", "trial", "", false, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var agentDir string
			h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
				if job.Kit.Dir != nil {
					agentDir, _ = job.Kit.Dir(ctx)
				}
				log.Answer("done")
				return trial.End{Reason: trial.Finished}, nil
			})
			server := &suite.Server{Command: []string{"docs"}, Per: tt.per}
			if tt.url != "" {
				server.Command, server.URL = nil, tt.url
			}
			h.suite.Servers = map[string]*suite.Server{"docs": server}
			h.suite.Scenarios["s"].Servers = []suite.ServerUse{{Name: "docs"}}
			if tt.files {
				h.set.Fixture, h.set.Digest = files, seal.Of([]byte("files"))
			}
			pin := equip.ServerPin{Name: "docs", Digest: seal.Of(nil), Tools: []equip.Spec{{Name: "search", Schema: []byte(`{"type":"object"}`), Server: "docs"}}}
			var roots []string
			h.set.Catalog.Dial = func(ctx context.Context, _ string, s *suite.Server, _ []string) (equip.Session, error) {
				if s.Root == nil {
					return session{pin: pin}, nil
				}
				for range 2 { // it may ask again
					dir, err := s.Root(ctx)
					if err != nil {
						return nil, err
					}
					if old, err := os.ReadFile(filepath.Join(dir, "old.txt")); err != nil || string(old) != "old" {
						t.Errorf("the workspace holds %q, %v", old, err)
					}
					roots = append(roots, dir)
				}
				return session{pin: pin}, os.WriteFile(filepath.Join(roots[len(roots)-1], "made.txt"), []byte("by the server"), 0o600)
			}
			r := h.runtime(t)
			pins, err := r.Probe(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if pins.Servers["docs"].Roots != tt.want {
				t.Errorf("pin %+v", pins.Servers["docs"])
			}
			probed := len(roots)
			for _, dir := range roots {
				if _, err := os.Stat(dir); !os.IsNotExist(err) {
					t.Errorf("the folder of the preflight is left behind: %v", err)
				}
			}
			a, blobs := r.Generate(t.Context(), assigned)
			whole(t, a, blobs)
			if a.Fault != nil {
				t.Fatal(a.Fault)
			}
			if (probed > 0) != tt.want || (len(roots) > probed) != tt.want {
				t.Fatalf("roots %v, of them %d at the preflight", roots, probed)
			}
			if !tt.want {
				return
			}
			if got := roots[len(roots)-1]; got != agentDir || roots[0] == got || roots[probed] != got {
				t.Errorf("roots %v, the agent works in %s", roots, agentDir)
			}
			if tree, err := (Overlay{Blobs: blobs}).Open(a.Artifact.Tree); err != nil || !strings.Contains(string(tree), "made.txt") {
				t.Errorf("changes %s, %v lack what the server wrote", tree, err)
			}
		})
	}
}
