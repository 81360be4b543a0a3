package worker

import (
	"encoding/json"
	"fmt"
	"sync"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// The domains of the two keys. A change of a key's fields needs a new number, or old
// cache entries would be taken for new ones.
const (
	genDomain   = "assay/gen/1"
	gradeDomain = "assay/grade/1"
	partDomain  = "assay/part/1"
)

// keyParts caches digests of parts shared by many trials, since an agent's identity
// may hold a whole file of answers.
type keyParts struct {
	mu    sync.RWMutex
	parts map[partName]seal.Digest
	age   int // how often they were forgotten
}

// partName is the kind of a part, the name of what it is of, and the grader that reads it
// if others read something else.
type partName struct{ kind, of, grader string }

// cachedDigest returns the digest made by f, cached under name.
func (k *keyParts) cachedDigest(name partName, f func() (any, error)) (seal.Digest, error) {
	k.mu.RLock()
	d, ok := k.parts[name]
	age := k.age
	k.mu.RUnlock()
	if ok {
		return d, nil
	}
	v, err := f() // without the lock: a plan computes the digests of many tasks in parallel
	if err != nil {
		return "", err
	}
	if d, err = seal.Hash(partDomain, v); err != nil {
		return "", err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if age == k.age {
		if k.parts == nil {
			k.parts = map[partName]seal.Digest{}
		}
		k.parts[name] = d
	}
	return d, nil
}

// forgetParts drops digests that may depend on changed pins.
func (k *keyParts) forgetParts() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.parts = nil
	k.age++
}

// genKey and gradeKey hold the fields of the two keys, in the order of canonical
// JSON.
type genKey struct {
	Index     int         `json:"index"`
	Replicate int         `json:"replicate"`
	Task      seal.Digest `json:"task"`
	Treatment seal.Digest `json:"treatment"`
}

type gradeKey struct {
	Artifact struct {
		Answer     seal.Digest `json:"answer"`
		End        *trial.End  `json:"end"`
		Raw        []rawDigest `json:"raw,omitempty"`
		Setup      seal.Digest `json:"setup,omitempty"`
		Submission *submission `json:"submission,omitempty"`
		Transcript seal.Digest `json:"transcript"`
		Tree       seal.Digest `json:"tree"`
	} `json:"artifact"`
	Grader seal.Digest `json:"grader"`
	Task   seal.Digest `json:"task"`
}

// rawDigest is a raw part of an attempt that graders may read: the commands run, or
// the recording of a server.
type rawDigest struct {
	Digest seal.Digest `json:"digest"`
	Name   string      `json:"name"`
}

type submission struct {
	Args seal.Digest `json:"args"`
	Tool string      `json:"tool"`
}

// GenKey returns the key of a trial: a digest of everything that its response depends
// on. It holds neither arm names nor values of variables, nor data that only graders
// read. replicate is the ordinal of the arm among arms of equal treatment. Pins must
// be known, see [Runtime.Probe].
func (r *Runtime) GenKey(task, arm string, index, replicate int) (seal.Digest, error) {
	treatment, err := r.TreatmentDigest(arm)
	if err != nil {
		return "", err
	}
	taskDigest, err := r.keys.cachedDigest(partName{kind: "task", of: task}, func() (any, error) { return r.taskForm(task) })
	if err != nil {
		return "", err
	}
	return GenKeyOf(taskDigest, treatment, index, replicate)
}

// taskForm returns all parts of a task that a response depends on.
func (r *Runtime) taskForm(task string) (any, error) {
	t, err := r.taskByID(task)
	if err != nil {
		return nil, err
	}
	fields, err := seal.SelectFields(t, seal.Gen)
	if err != nil {
		return nil, fmt.Errorf("key of task %s: %w", task, err)
	}
	return r.withImage(t, fields), nil
}

// TreatmentDigest returns the digest of an arm without its name: agent, scenario, servers
// as pinned, task tools, workspace and limits.
func (r *Runtime) TreatmentDigest(arm string) (seal.Digest, error) {
	a, err := r.armByID(arm)
	if err != nil {
		return "", err
	}
	return r.keys.cachedDigest(partName{kind: "arm", of: arm}, func() (any, error) { return r.treatmentForm(a, true) })
}

// conditionDigest returns the digest of an arm as written in the suite, without the
// pins of its servers. Arms with different digests draw responses independently, even
// for equal requests.
func (r *Runtime) conditionDigest(arm string) (seal.Digest, error) {
	a, err := r.armByID(arm)
	if err != nil {
		return "", err
	}
	return r.keys.cachedDigest(partName{kind: "condition", of: arm}, func() (any, error) { return r.treatmentForm(a, false) })
}

// treatmentForm returns all parts of an arm, including the pins of its servers if
// pinned is true.
func (r *Runtime) treatmentForm(a suite.Arm, pinned bool) (any, error) {
	who := r.agents[a.Agent]
	if who == nil {
		return nil, fmt.Errorf("key of arm %s: its agent was not made", a.ID())
	}
	identity, err := agent.Keyed(who)
	if err != nil {
		return nil, fmt.Errorf("key of agent %s: %w", a.Agent, err)
	}
	sc := r.Suite.Scenarios[a.Scenario]
	scenario, err := seal.SelectFields(sc, seal.Gen)
	if err != nil {
		return nil, fmt.Errorf("key of scenario %s: %w", a.Scenario, err)
	}
	servers, err := r.serverParts(sc, pinned)
	if err != nil {
		return nil, err
	}
	tools, err := r.toolParts()
	if err != nil {
		return nil, err
	}
	room, err := seal.SelectFields(r.Suite.Workspace, seal.Gen)
	if err != nil {
		return nil, fmt.Errorf("key of workspace: %w", err)
	}
	limits, err := seal.SelectFields(r.Suite.Limits, seal.Gen)
	if err != nil {
		return nil, fmt.Errorf("key of limits: %w", err)
	}
	out := map[string]any{
		"kind": r.Suite.Agents[a.Agent].Kind, "agent": identity, "scenario": scenario, "servers": servers,
		"tools": tools, "workspace": room, "fixture": r.outfit.Pins.Fixture, "limits": limits,
	}
	// Parts of the room that only programs see enter only their keys.
	if pins := r.outfit.Pins; r.isSandboxed(a.Agent) {
		for name, value := range map[string]string{"isolation": pins.Isolation, "commit": pins.Commit} {
			if value != "" {
				out[name] = value
			}
		}
	}
	return out, nil
}

// toolParts returns the settings, the tools and the preamble of every set of task
// tools, in order.
func (r *Runtime) toolParts() ([]any, error) {
	var out []any
	for i, set := range r.outfit.Sets {
		settings, err := seal.SelectFields(r.Suite.Tools[i].Config, seal.Gen)
		if err != nil {
			return nil, fmt.Errorf("key of task tools %s: %w", set.Kind, err)
		}
		var specs []any
		for _, t := range set.Tools {
			spec := t.Spec()
			// As text: a schema may hold fractions, which canonical JSON rejects.
			if spec.Schema, err = json.Marshal(string(spec.Schema)); err != nil {
				return nil, fmt.Errorf("key of tool %s: %w", spec.Name, err)
			}
			part, err := seal.SelectFields(spec, seal.Gen)
			if err != nil {
				return nil, fmt.Errorf("key of tool %s: %w", spec.Name, err)
			}
			specs = append(specs, part)
		}
		out = append(out, map[string]any{"kind": r.Suite.Tools[i].Kind, "settings": settings, "tools": specs, "preamble": set.Preamble})
	}
	return out, nil
}

// serverParts returns the configuration of every server in sc, in order, with its pin
// if pinned is true.
func (r *Runtime) serverParts(sc *suite.Scenario, pinned bool) ([]any, error) {
	var out []any
	add := func(name string) error {
		conf, err := seal.SelectFields(r.Suite.Servers[name], seal.Gen)
		if err != nil {
			return fmt.Errorf("key of server %s: %w", name, err)
		}
		if !pinned {
			out = append(out, conf)
			return nil
		}
		pin, err := seal.SelectFields(r.outfit.Pins.Servers[name], seal.Gen)
		if err != nil {
			return fmt.Errorf("key of server %s: %w", name, err)
		}
		out = append(out, map[string]any{"config": conf, "pin": pin})
		return nil
	}
	for _, u := range sc.Servers {
		if err := add(u.Server()); err != nil {
			return nil, err
		}
		if u.Yoked() { // yoked replies also depend on the seed
			out[len(out)-1].(map[string]any)["yoked"] = map[string]any{"recording": r.outfit.Pins.Recordings[u.From], "seed": fmt.Sprint(r.Suite.Seed)}
		}
	}
	if sc.Inject != nil {
		return out, add(sc.Inject.Server)
	}
	return out, nil
}

// GradeConfig returns the digest of a grader's configuration, which is part of
// every grade key of it and is named by a grading record.
func (r *Runtime) GradeConfig(grader string) (seal.Digest, error) {
	return r.keys.cachedDigest(partName{kind: "grader", of: grader}, func() (any, error) {
		if grader == trial.AgentGrader {
			return map[string]any{"kind": trial.AgentGrader}, nil
		}
		g := r.graders[grader]
		if g == nil {
			return nil, fmt.Errorf("grader %s is not in the suite", grader)
		}
		identity, err := seal.SelectFields(g.Identity(), seal.Grade)
		if err != nil {
			return nil, fmt.Errorf("key of grader %s: %w", grader, err)
		}
		config := map[string]any{"kind": r.Suite.Graders[grader].Kind, "identity": identity, "fixture": r.outfit.Pins.Fixture}
		if net := r.Suite.Workspace.Network.Graders; net == sandbox.Open {
			config["network"] = net
		}
		return config, nil
	})
}

// GradeKey returns the key of a score: a digest of everything it depends on.
func (r *Runtime) GradeKey(grader string, a *trial.Attempt) (seal.Digest, error) {
	var k gradeKey
	var err error
	if k.Grader, err = r.GradeConfig(grader); err != nil {
		return "", err
	}
	if k.Task, err = r.gradeTask(grader, a.Key.Task); err != nil {
		return "", err
	}
	left := &k.Artifact
	left.Answer, left.End, left.Transcript, left.Tree = a.Artifact.Answer.Digest, a.End, a.Transcript.Digest, a.Artifact.Tree.Digest
	left.Setup = a.Artifact.Setup.Digest
	for _, ref := range a.Raw {
		left.Raw = append(left.Raw, rawDigest{ref.Digest, ref.Name})
	}
	if s := a.Artifact.Submission; s != nil {
		left.Submission = &submission{s.Args.Digest, s.Tool}
	}
	return k.hash()
}

// gradeTask returns the digest of the parts of a task that a grader reads: its own
// settings, but not other graders'. The built-in grader reads none.
func (r *Runtime) gradeTask(grader, id string) (seal.Digest, error) {
	t, err := r.taskByID(id)
	if err != nil || grader == trial.AgentGrader {
		return "", err
	}
	d, err := r.keys.cachedDigest(partName{"grade-task", id, grader}, func() (any, error) {
		own := *t
		own.Graders = map[string]any{}
		if settings, given := t.Graders[grader]; given {
			own.Graders["settings"] = settings
		}
		fields, err := seal.SelectFields(own, seal.Grade)
		return r.withImage(t, fields), err
	})
	if err != nil {
		return "", fmt.Errorf("key of task %s: %w", id, err)
	}
	return d, nil
}
