package suite

import "testing"

func TestClusterOf(t *testing.T) {
	task := &Task{Group: "lists", Attributes: map[string]string{"repository": "vapor"}}
	for by, want := range map[string]string{"": "", "group": "lists", "repository": "vapor", "author": ""} {
		if got := (&Suite{Cluster: by}).ClusterOf(task); got != want {
			t.Errorf("cluster %q: %q, want %q", by, got, want)
		}
	}
}
