package sandbox

import (
	"fmt"
	"strings"
	"sync"
)

// BestLevel returns the strongest level that works here, and the reason why no stronger
// one does, or "" for [Bwrap].
func BestLevel() (Level, string) {
	var why []string
	for _, level := range []Level{Bwrap, Landlock} {
		err := CheckLevel(level)
		if err == nil {
			return level, strings.Join(why, "; ")
		}
		why = append(why, err.Error())
	}
	return None, strings.Join(why, "; ")
}

// CheckLevel returns an error with the fix unless level works here. It tries the level
// once a process.
func CheckLevel(level Level) error {
	switch level {
	case Bwrap:
		return bwrapWorks()
	case Landlock:
		return landlockWorks()
	case None:
		return nil
	case Docker:
		return dockerWorks()
	case Podman:
		return podmanWorks()
	}
	return fmt.Errorf("isolation level %q is none of %s, %s, %s, %s, %s", level, Bwrap, Landlock, None, Docker, Podman)
}

// CanSignal reports whether programs in two sandboxes of a level can send each other
// signals. Programs of one container can: they share its processes.
func CanSignal(level Level) bool {
	return level != Bwrap && (level != Landlock || landlockVersion() < 6)
}

var (
	bwrapWorks    = sync.OnceValue(tryBwrap)
	landlockWorks = sync.OnceValue(tryLandlock)
	dockerWorks   = sync.OnceValue(func() error { return tryRuntime(Docker) })
	podmanWorks   = sync.OnceValue(func() error { return tryRuntime(Podman) })
)

// explainFailure returns the cause of a failure of bwrap, by its output and the
// kernel's settings, and the fix. setting reads a file below /proc/sys, or returns ""
// if none.
func explainFailure(said string, root bool, setting func(string) string) string {
	said = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(said), "bwrap: "))
	switch {
	case setting("user/max_user_namespaces") == "0":
		return "user namespaces are switched off (" + said + "); fix: sudo sysctl -w user.max_user_namespaces=15000"
	case !root && setting("kernel/unprivileged_userns_clone") == "0":
		return "this kernel keeps user namespaces for root (" + said + "); fix: sudo sysctl -w kernel.unprivileged_userns_clone=1"
	case !root && setting("kernel/apparmor_restrict_unprivileged_userns") == "1":
		return "AppArmor takes all rights in user namespaces from programs without a profile, and bwrap has none that grants them (" + said +
			"); fix: give it one as assay help isolation shows, or sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"
	case strings.Contains(said, "mount proc"):
		return "no process table of its own can be mounted (" + said + "): in a container, start it with --security-opt systempaths=unconfined"
	case strings.Contains(said, "ermission") || strings.Contains(said, "not permitted"):
		return "namespaces are refused (" + said + "): in a container, start it with --security-opt seccomp=unconfined --security-opt apparmor=unconfined"
	}
	return said
}
