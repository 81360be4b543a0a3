package pack

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/atomicfile"

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
		if err := atomicfile.WriteFile(path, []byte(script), 0o777); err != nil {
			return nil, fmt.Errorf("write the macro plugin: %w", err)
		}
	}
	return []string{"-load-plugin-executable", path + "#" + MacroModule}, nil
}
