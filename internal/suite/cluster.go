package suite

import (
	"fmt"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/spelling"
)

// clusterGroup is the value of the setting cluster that selects the group of tasks.
const clusterGroup = "group"

// ClusterOf returns the cluster of a task: the value of the field named by the suite's
// setting cluster, or "" if the setting is not set.
func (s *Suite) ClusterOf(t *Task) string {
	if s.Cluster == clusterGroup {
		return t.Group
	}
	return t.Attributes[s.Cluster]
}

// checkClusters checks that every task belongs to one cluster.
func (k *checker) checkClusters() {
	by := k.s.Cluster
	switch by {
	case "":
		return
	case "tag", "tags":
		k.addMistake("cluster", "name an attribute of tasks, or group",
			"a task may have several tags, so clusters by tag would cut across tasks")
		return
	}
	known := map[string]bool{clusterGroup: true}
	var lacking []*Task
	tasks := 0
	for _, t := range k.s.Tasks {
		if t.Baseline() {
			continue
		}
		tasks++
		for name := range t.Attributes {
			known[name] = true
		}
		if k.s.ClusterOf(t) == "" {
			lacking = append(lacking, t)
		}
	}
	fix := fmt.Sprintf("write attributes: {%s: NAME}", by)
	if by == clusterGroup {
		fix = "write group: NAME"
	}
	if len(lacking) == tasks {
		if near := spelling.Fix(by, slices.Sorted(maps.Keys(known))); near != "" && !known[by] {
			fix = near
		}
		k.refuseUnused(tasks > 0, "cluster", fix, "no task has %q to cluster by", by)
		return
	}
	for _, t := range lacking {
		k.c.addMistake(k.s.origin.tasks[t].idPlace(), fix, "task %q has no %s, which the suite clusters by", t.ID, by)
	}
}
