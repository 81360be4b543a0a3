package judge

import (
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// A failure that depends on a symbol of Linux's Foundation counts only if the table of
// facts, which covers iOS, confirms it for Apple's Foundation.

// rewritten lists the Linux modules that reimplement Apple's modules of the same name, so
// their signatures, setters and attributes may differ. The rest of corelibs is the code
// that Apple ships.
var rewritten = wordSet(`Darwin Foundation FoundationNetworking FoundationXML Dispatch CoreFoundation`)

// macNames lists names of Apple's Foundation that exist only on macOS and that Linux lacks.
var macNames = wordSet(`DistributedNotificationCenter Host NSAppleEventDescriptor NSAppleEventManager NSAppleScript NSArchiver
	NSBackgroundActivityScheduler NSCloneCommand NSCloseCommand NSConnection NSCountCommand NSCreateCommand NSDeleteCommand
	NSDistantObject NSDistributedLock NSExistsCommand NSGetCommand NSIndexSpecifier NSLogicalTest NSMiddleSpecifier NSMoveCommand
	NSNameSpecifier NSPortMessage NSPortNameServer NSPositionalSpecifier NSPropertySpecifier NSProtocolChecker NSQuitCommand
	NSRandomSpecifier NSRangeSpecifier NSRelativeSpecifier NSScriptClassDescription NSScriptCoercionHandler NSScriptCommand
	NSScriptCommandDescription NSScriptExecutionContext NSScriptObjectSpecifier NSScriptSuiteRegistry NSScriptWhoseTest NSSetCommand
	NSSocketPort NSSpecifierTest NSSpellServer NSSpellServerDelegate NSUnarchiver NSUniqueIDSpecifier NSUserAppleScriptTask
	NSUserAutomatorTask NSUserNotification NSUserNotificationAction NSUserNotificationCenter NSUserNotificationCenterDelegate
	NSUserScriptTask NSUserUnixTask NSWhoseSpecifier NSXPCConnection NSXPCInterface NSXPCListener NSXPCListenerDelegate
	NSXPCListenerEndpoint NSXPCProxyCreating NSXPCCoder`)

// isMacName reports whether the code is for a Mac and the name is in macNames.
func (g *judgement) isMacName(name string) bool {
	p := g.w.snippet.Target.Platform
	return (p == swift.MacOS || p == swift.MacCatalyst) && macNames[name]
}

// appleMayHave reports whether Apple's code may have a member that Linux's lacks.
func (g *judgement) appleMayHave(name string, o owner) bool {
	facts, base := symbols.Facts(), baseName(name)
	if knownToApple(name, o.name) {
		return true
	}
	if !rewritten[o.module] && corelibs[o.module] {
		return false // Apple ships the same code and declares the type nowhere else
	}
	wraps := g.wrapsString(o.name)
	if t, ok := facts.Lookup(o.name); !g.confirmsAbsence() && (wraps || ok && t.Kind == "class") {
		return true
	}
	// Constants become members of types of their own: NSFontAttributeName is
	// NSAttributedString.Key.font, NSHTMLTextDocumentType a DocumentType.
	return (wraps || startsUpper(base)) && facts.HasConstant(base)
}

// wrapsString reports whether a type is a structure around a string or number, as Swift
// imports groups of constants.
func (g *judgement) wrapsString(name string) bool {
	index := g.w.j.config.Index
	return index != nil && len(index.ByPath(name+".rawValue")) > 0 && slices.ContainsFunc(index.ByPath(name), func(s symbols.Symbol) bool { return s.Kind == "struct" })
}

// unconditional matches a deprecation that names no platform version.
var unconditional = lazyregexp.New(`^'[^']*' is deprecated`)

// judgeForeignDeprecation judges a deprecation that Linux's Foundation declares for all
// platforms. It returns false if Apple's code does not deprecate the symbol.
func (g *judgement) judgeForeignDeprecation(s spot, f *Finding) bool {
	own := rewritten[f.Module] && unconditional.MatchString(s.Message)
	if !own && !strings.Contains(s.Message, "swift-corelibs-foundation") {
		return true
	}
	if fact, ok := g.factOf(f.USR); ok {
		if fact.Deprecated.IsZero() || fact.Deprecated.Compare(g.w.snippet.Target.Version) > 0 {
			return false
		}
		f.Availability = "deprecated in iOS " + fact.Deprecated.String() + " by Apple's header of " + fact.Name
		return true
	}
	f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "deprecated in the Foundation of Linux, which proves nothing about Apple's"
	return true
}

// factOf looks a symbol up in Apple's headers for iOS. It finds nothing if the code is for
// another platform.
func (g *judgement) factOf(usr string) (symbols.Fact, bool) {
	index := g.w.j.config.Index
	if index == nil || g.w.snippet.Target.Platform != swift.IOS {
		return symbols.Fact{}, false
	}
	sym, ok := index.ByUSR(usr)
	if !ok {
		return symbols.Fact{}, false
	}
	return symbols.Facts().Lookup(sym.Path)
}

// excuseLabels makes wrong labels of a call unknown if Apple's function may have them.
func (g *judgement) excuseLabels(c call, f *Finding) {
	if !rewritten[f.Module] || !g.appleMayTake(c, g.pathOfCall(f)) {
		return
	}
	f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's function may take these arguments, that of Linux does not"
}

// pathOfCall returns the path of the symbol of a finding without labels, or its name if
// the index lacks it. The path of an initializer is its type.
func (g *judgement) pathOfCall(f *Finding) string {
	name := f.Name
	if index := g.w.j.config.Index; index != nil && f.USR != "" {
		if sym, ok := index.ByUSR(f.USR); ok {
			name = strings.TrimSuffix(sym.Path, sym.Name) + baseName(sym.Name)
		}
	}
	return strings.TrimSuffix(name, ".init")
}

// appleMayTake reports whether a function, or an initializer of the type, of Objective-C
// may have the labels of a call: Apple's headers have one, or cannot tell.
func (g *judgement) appleMayTake(c call, path string) bool {
	facts := symbols.Facts()
	owner, member := strings.TrimSuffix(path, "."+baseName(path)), path
	if startsUpper(baseName(path)) {
		owner, member = path, path+".init"
	}
	if t, ok := facts.Lookup(owner); !ok || t.Kind != "class" && t.Kind != "protocol" {
		return false // only Swift has it, and Linux has the same code
	}
	if !c.read { // every class has an initializer without arguments
		return member != path || !g.confirmsAbsence()
	}
	_, ok := facts.Lookup(member + "(" + strings.Join(c.labels, ":") + ":)")
	return ok || !g.confirmsAbsence()
}

// confirmsAbsence reports whether a name missing from Apple's headers for iOS is also
// missing on the platform of the code.
func (g *judgement) confirmsAbsence() bool {
	switch g.w.snippet.Target.Platform {
	case swift.IOS, swift.WatchOS, swift.TVOS:
		return true
	}
	return false
}

// effects matches errors about throwing and async functions, which are the same on all
// platforms.
var effects = lazyregexp.New(`^(throwing|tryless|try|async)_`)

// ownership matches errors about the uses of values without copies, which depend on the flow
// of the code.
var ownership = lazyregexp.New(`^sil_move(?:checking|only|kills)`)

// restsOnCorelibs reports whether a type error concerns a symbol of a rewritten module: one
// that the error or its notes name, or the function whose argument is wrong.
func (g *judgement) restsOnCorelibs(s spot) bool {
	for _, n := range s.Notes {
		if m, _, ok := strings.Cut(n.File, "."); ok && rewritten[m] {
			return true
		}
	}
	if s.file < 0 {
		return false
	}
	code := g.w.code[s.file]
	if len(s.quoted) > 0 && g.namesRewritten(s.file, s.Line, s.quoted[0]) {
		return true
	}
	at := byteOffset(code, s.Line, s.Column)
	if i := trailedCallee(code, at); i >= 0 && g.namesRewritten(s.file, lineOf(code, i), wordAt(code, i)) {
		return true
	}
	for range 3 { // the argument may be an expression with calls
		i := calleeAt(code, at-1)
		if i < 0 {
			return false
		}
		if g.namesRewritten(s.file, lineOf(code, i), wordAt(code, i)) {
			return true
		}
		for at = i; at > 0 && isWord(code[at-1]); at-- {
		}
	}
	return false
}

func lineOf(code string, at int) int { return 1 + strings.Count(code[:at], "\n") }

// trailedCallee returns the end of the name of the function that is called with the
// trailing closure at an offset, or -1 if there is none.
func trailedCallee(code string, at int) int {
	if at <= 0 || at >= len(code) || code[at] != '{' {
		return -1
	}
	i := len(strings.TrimRight(code[:at], " \n\t")) - 1
	if i >= 0 && code[i] == ')' {
		i = openingBracket(code, i) - 1
	}
	if i < 0 || !isWord(code[i]) {
		return -1
	}
	return i
}

// namesRewritten reports whether a name in a line denotes a symbol of a rewritten module.
// If the index lacks the line because of an error, the name alone decides, provided that
// neither another module nor the code itself has it.
func (g *judgement) namesRewritten(file, line int, name string) bool {
	name = baseName(name)
	if name == "" {
		return false
	}
	for _, o := range g.byLine[[2]int{file, line}] {
		if baseName(o.Symbol.Name) == name || baseName(o.Symbol.Name) == "init" && startsUpper(name) {
			return rewritten[moduleOf(o.Symbol.USR)]
		}
	}
	if g.local.members[name] || g.local.types[name] || g.w.j.config.Index == nil {
		return false
	}
	only, known := g.w.j.rewrittenNames()[name]
	return only || !known && g.apple && symbols.Facts().Has(name) // the index has public names only
}

// readRewritten returns the names of types and members, and whether only rewritten modules
// have them.
func (j *Judge) readRewritten() map[string]bool {
	out := map[string]bool{}
	for i := range j.config.Index.Len() {
		s := j.config.Index.At(i)
		name := baseName(s.Path)
		only, known := out[name]
		out[name] = rewritten[s.Module] && (only || !known)
	}
	return out
}
