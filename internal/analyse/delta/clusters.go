package delta

import (
	"cmp"
	"fmt"
)

// clusterTasks returns the cluster of each common task, and notes the field that the
// suites cluster by. Where the sides disagree, the clusters of the new one count; where
// only one side has clusters, these. A task without one is a cluster of its own. It
// returns nil if neither side has clusters.
func (c *Comparison) clusterTasks(was, is *run, tasks []string) map[string]string {
	from := is
	if is.Cluster == "" {
		from = was
	}
	c.Cluster = from.Cluster
	if c.Cluster == "" {
		return nil
	}
	old, now, of, moved := was.clusters(), is.clusters(), from.clusters(), 0
	out := make(map[string]string, len(tasks))
	for _, id := range tasks {
		if old[id] != now[id] {
			moved++
		}
		out[id] = cmp.Or(of[id], "task "+id)
	}
	switch {
	case was.Cluster == "" || is.Cluster == "":
		c.Warnings = append(c.Warnings, fmt.Sprintf("only the %s run has clusters of tasks, by %s: they count", map[bool]string{true: "old", false: "new"}[from == was], c.Cluster))
	case moved > 0:
		c.Warnings = append(c.Warnings, fmt.Sprintf("tasks in other clusters in the old run (by %s) than in the new one (by %s): %d of %d; those of the new run count", was.Cluster, is.Cluster, moved, len(tasks)))
	}
	return out
}

func (r *run) clusters() map[string]string {
	out := make(map[string]string, len(r.Tasks))
	for _, t := range r.Tasks {
		out[t.ID] = t.Cluster
	}
	return out
}
