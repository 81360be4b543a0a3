package xcode

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// standIn says how the stand-ins for Xcode's programs behave. They are this test
// binary under other names; what they print has the form that the programs' own
// help and Apple's documentation describe.
type standIn struct {
	TestExit   int    // of xcodebuild test
	TestSays   string // on its standard error
	NoBundle   bool
	Summary    string // of xcresulttool get test-results summary; "": it does not know that
	Record     string // of xcresulttool get --format json; "": it does not know that
	NeedLegacy bool   // wants --legacy for it
	Hang       bool   // xcodebuild test
	BuildExit  int
	BundleID   string // of the app that is built
	InstallBad bool
	Lost       bool // get_app_container finds nothing after install
	LaunchExit int
	Devices    string // of simctl list
	BootExit   int
	Log        string // file in which every call is noted
	State      string // file that is there while the app is installed
}

func TestMain(m *testing.M) {
	switch filepath.Base(os.Args[0]) {
	case "xcodebuild":
		os.Exit(play(xcodebuild))
	case "xcrun":
		os.Exit(play(xcrun))
	}
	os.Exit(m.Run())
}

func play(role func(standIn, []string) int) int {
	if len(os.Args) == 2 && os.Args[1] == "-version" {
		fmt.Println("Xcode 16.2\nBuild version 16C5032a")
		return 0
	}
	var s standIn
	if err := json.Unmarshal([]byte(os.Getenv("STANDIN")), &s); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 99
	}
	f, err := os.OpenFile(s.Log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return 99
	}
	fmt.Fprintln(f, filepath.Base(os.Args[0])+" "+strings.Join(os.Args[1:], " "))
	f.Close()
	return role(s, os.Args[1:])
}

func after(args []string, flag string) string {
	if i := slices.Index(args, flag); i >= 0 && i+1 < len(args) {
		return args[i+1]
	}
	return ""
}

func xcodebuild(s standIn, args []string) int {
	derived := after(args, "-derivedDataPath")
	switch args[0] {
	case "test":
		if s.Hang {
			time.Sleep(time.Minute)
		}
		if !s.NoBundle {
			if os.MkdirAll(after(args, "-resultBundlePath"), 0o755) != nil {
				return 99
			}
		}
		fmt.Fprintln(os.Stderr, s.TestSays)
		return s.TestExit
	case "build":
		if s.BuildExit != 0 {
			fmt.Println("** BUILD FAILED **")
		}
		return s.BuildExit
	case "-showBuildSettings":
		fmt.Printf("note: about packages\n[{\"action\":\"build\",\"target\":\"App\",\"buildSettings\":{\"PRODUCT_BUNDLE_IDENTIFIER\":%q,\"WRAPPER_EXTENSION\":\"app\",\"TARGET_BUILD_DIR\":%q,\"FULL_PRODUCT_NAME\":\"App.app\"}}]\n",
			s.BundleID, derived+"/Build/Products/Debug-iphonesimulator")
		return 0
	}
	return 64
}

func xcrun(s standIn, args []string) int {
	if args[0] == "xcresulttool" {
		if _, err := os.Stat(after(args, "--path")); err != nil {
			return 1
		}
		switch {
		case args[2] == "test-results" && s.Summary != "":
			fmt.Println(s.Summary)
		case args[2] != "test-results" && s.Record != "" && slices.Contains(args, "--legacy") == s.NeedLegacy:
			fmt.Println(s.Record)
		default:
			fmt.Fprintln(os.Stderr, "Error: unknown option")
			return 64
		}
		return 0
	}
	_, err := os.Stat(s.State)
	installed := err == nil
	switch args[1] {
	case "list":
		fmt.Println(s.Devices)
	case "bootstatus":
		return s.BootExit
	case "terminate", "uninstall":
		_ = os.Remove(s.State)
	case "install":
		if s.InstallBad {
			fmt.Fprintln(os.Stderr, "An error was encountered processing the command (domain=IXErrorDomain, code=13)")
			return 13
		}
		return boolCode(os.WriteFile(s.State, nil, 0o644) != nil)
	case "get_app_container":
		if !installed || s.Lost {
			fmt.Fprintln(os.Stderr, "An error was encountered processing the command (domain=NSPOSIXErrorDomain, code=2):\nNo such file or directory")
			return 2
		}
		fmt.Println("/Users/me/Library/Developer/CoreSimulator/Devices/U/data/Containers/Bundle/Application/A/App.app")
	case "launch":
		if !installed {
			return 4
		}
		if s.LaunchExit == 0 {
			fmt.Println("com.example.app: 4242")
		}
		return s.LaunchExit
	}
	return 0
}

func boolCode(bad bool) int {
	if bad {
		return 1
	}
	return 0
}
