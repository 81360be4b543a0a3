package cmdenv

import (
	"context"
	"os/exec"
	"strings"
	"time"
)

// maxAuthor is the length of a name in characters.
const maxAuthor = 60

// FindAuthor returns the name of the user, and its source.
func FindAuthor(ctx context.Context, env *Env) (name, from string) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, "git", "config", "user.name")
	cmd.Env = env.Environ
	if out, err := cmd.Output(); err == nil {
		if name := strings.TrimSpace(string(out)); name != "" {
			return cutRunes(strings.Join(strings.Fields(name), " "), maxAuthor), "user.name of git"
		}
	}
	return cutRunes(env.Getenv("USER"), maxAuthor), "$USER"
}

func cutRunes(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n])
	}
	return s
}
