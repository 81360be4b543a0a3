// Sbom prints the software bill of materials of a Go program as CycloneDX 1.6: the modules that
// are linked into it, from the build information in the program.
//
//	go run ./scripts/sbom VERSION PROGRAM
//
// SOURCE_DATE_EPOCH is the time of the document.
package main

import (
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
	"time"
)

type component struct {
	Type       string     `json:"type"`
	Ref        string     `json:"bom-ref"`
	Name       string     `json:"name"`
	Version    string     `json:"version"`
	PURL       string     `json:"purl"`
	Properties []property `json:"properties,omitempty"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

type metadata struct {
	Timestamp string    `json:"timestamp,omitempty"`
	Component component `json:"component"`
}

type dependency struct {
	Ref string   `json:"ref"`
	On  []string `json:"dependsOn"`
}

type bom struct {
	Format       string       `json:"bomFormat"`
	Spec         string       `json:"specVersion"`
	Version      int          `json:"version"`
	Metadata     metadata     `json:"metadata"`
	Components   []component  `json:"components"`
	Dependencies []dependency `json:"dependencies"`
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: sbom VERSION PROGRAM")
		os.Exit(2)
	}
	if err := write(os.Stdout, os.Args[1], os.Args[2], os.Getenv("SOURCE_DATE_EPOCH")); err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

// write writes the document of a program. epoch is its time in seconds since 1970, "" for
// none.
func write(w io.Writer, version, program, epoch string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return err
	}
	main := module(info.Main.Path, version, "")
	main.Type = "application"
	doc := bom{Format: "CycloneDX", Spec: "1.6", Version: 1, Metadata: metadata{Component: main}}
	if epoch != "" {
		sec, err := strconv.ParseInt(epoch, 10, 64)
		if err != nil {
			return fmt.Errorf("SOURCE_DATE_EPOCH: %w", err)
		}
		doc.Metadata.Timestamp = time.Unix(sec, 0).UTC().Format(time.RFC3339)
	}
	doc.Components = append(doc.Components, module("stdlib", info.GoVersion[len("go"):], ""))
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		doc.Components = append(doc.Components, module(m.Path, m.Version, m.Sum))
	}
	on := dependency{Ref: main.Ref}
	for _, c := range doc.Components {
		on.On = append(on.On, c.Ref)
	}
	doc.Dependencies = []dependency{on}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(doc)
}

// module returns a Go module as a component. sum is its sum in go.sum, "" if none.
func module(path, version, sum string) component {
	url := "pkg:golang/" + path + "@" + version
	c := component{Type: "library", Ref: url, Name: path, Version: version, PURL: url}
	if sum != "" {
		c.Properties = []property{{"go:sum", sum}}
	}
	return c
}
