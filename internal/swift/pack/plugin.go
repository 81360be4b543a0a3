package pack

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
)

// MacroModule is the module that packs name in #externalMacro. MacroFormat is the
// version of the macros' expansions.
const (
	MacroModule = "AssayMacros"
	MacroFormat = "assay/swift/macros/1"
)

// pluginFlags returns the flags that name the program that expands macros. The
// compiler starts programs without arguments, so a script in the cache adds them.
func pluginFlags(cache string, command []string) ([]string, error) {
	quoted := make([]string, len(command))
	for i, c := range command {
		quoted[i] = "'" + strings.ReplaceAll(c, "'", `'\''`) + "'"
	}
	script := "#!/bin/sh\nexec " + strings.Join(quoted, " ") + "\n"
	path := filepath.Join(cache, "packs", "macros-"+shortDigest(seal.Of([]byte(script))))
	if strings.Contains(path, "#") {
		return nil, fmt.Errorf("write the macro plugin: the compiler cannot take %q, because of the # in it", path)
	}
	if _, err := os.Stat(path); err != nil {
		f, err := os.CreateTemp(filepath.Dir(path), ".new-")
		if err != nil {
			return nil, fmt.Errorf("write the macro plugin: %w", err)
		}
		defer os.Remove(f.Name())
		_, err = f.WriteString(script)
		for _, next := range []func() error{func() error { return f.Chmod(0o777) }, f.Close, func() error { return os.Rename(f.Name(), path) }} {
			if err == nil {
				err = next()
			}
		}
		if err != nil {
			return nil, fmt.Errorf("write the macro plugin: %w", err)
		}
	}
	return []string{"-load-plugin-executable", path + "#" + MacroModule}, nil
}
