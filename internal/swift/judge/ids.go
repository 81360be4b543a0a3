package judge

import (
	"slices"
	"strings"
)

// The classes of findings.
const (
	ClassMissing     = "missing_symbol"   // no symbol has this name
	ClassClosed      = "closed_list"      // missing from a complete list of the names of its type
	ClassLabels      = "labels"           // the name exists, not with these argument labels
	ClassAvailable   = "availability"     // newer than the target, or not on the platform
	ClassDeprecated  = "deprecated"       // deprecated at the target
	ClassSyntax      = "syntax"           // it does not parse
	ClassTypes       = "types"            // any other error of the code
	ClassConcurrency = "concurrency"      // isolation, Sendable, data races: depends on the language mode
	ClassDirective   = "directive"        // #error
	ClassNoCode      = "no_code"          // nothing to judge
	ClassLocal       = "local"            // about a name that the code declares
	ClassNoModule    = "no_such_module"   // no SDK has a module of that name
	ClassUnstubbed   = "unstubbed_module" // a module of Apple's that is missing here
	ClassPartial     = "partial_pack"     // a pack that does not hold all of its module
	ClassMacro       = "macro"            // a macro without its implementation
	ClassStub        = "stub_limit"       // beyond stubs, such as ambiguity and isolation
	ClassCorelibs    = "corelibs_gap"     // Apple's Foundation may have a name that Linux's lacks
	ClassToolchain   = "toolchain"        // the toolchain is too old, or broken
	ClassCrash       = "crash"            // the compiler crashed
	ClassTime        = "time"             // the compiler ran out of time
	ClassMemory      = "memory"           // the compiler ran out of memory
	ClassKnockOn     = "knock_on"         // follows from an earlier finding; never reported
	ClassTopLevel    = "top_level"        // statements where declarations must be
	ClassFacts       = "facts"            // according to Apple's headers; the compiler could not check
)

var missing = wordSet(`cannot_find_in_scope cannot_find_type_in_scope cannot_find_type_in_scope_did_you_mean cannot_find_in_scope_corrected
	could_not_find_value_member could_not_find_type_member could_not_find_value_dynamic_member
	could_not_find_value_member_corrected could_not_find_type_member_corrected could_not_find_subscript_member_did_you_mean
	could_not_find_value_subscript unresolved_member_no_inference invalid_member_type invalid_member_type_suggest
	unknown_attribute macro_undefined no_member_of_module could_not_find_enum_case
	cannot_match_unresolved_expr_pattern_with_value unknown_precedence_group`)

// labels are the diagnostics of full names that do not exist.
var labels = wordSet(`wrong_argument_labels extra_argument_labels missing_argument_labels extra_argument_named extra_arguments_in_call
	missing_argument_named missing_argument_positional missing_arguments_in_call extra_argument_positional
	extra_argument_to_nullary_call argument_out_of_order_named_named argument_out_of_order_named_unnamed
	argument_out_of_order_unnamed_named argument_out_of_order_unnamed_unnamed no_overloads_match_exactly_in_call`)

// someOverload lists diagnostics that report only that no overload matches by labels or
// by types; their notes report which.
var someOverload = wordSet(`no_overloads_match_exactly_in_call`)

var newer = wordSet(`availability_decl_only_version_newer availability_decl_unavailable availability_decl_unavailable_rename
	conformance_availability_only_version_newer conformance_availability_unavailable
	availability_opaque_types_only_version_newer availability_variadic_type_only_version_newer
	availability_concurrency_only_version_newer availability_string_subscript_migration
	availability_isolated_any_only_version_newer availability_typed_throws_only_version_newer
	availability_protocol_requires_version availability_query_required_for_platform`)

var deprecated = wordSet(`availability_deprecated availability_deprecated_rename conformance_availability_deprecated`)

// knockOn are diagnostics that follow from an earlier error.
var knockOn = wordSet(`cannot_infer_base_of_unresolved_member cannot_infer_closure_parameter_type cannot_infer_closure_type
	cannot_infer_closure_result_type unbound_generic_parameter type_does_not_conform type_of_expression_is_ambiguous
	failed_to_produce_diagnostic opaque_type_no_underlying_type_candidates cannot_infer_empty_closure_result_type
	unresolved_nil_literal type_does_not_inherit type_does_not_conform_decl_owner bridged_error in_macro_expansion
	ambiguous_member_overload_set macro_expand_circular_reference`)

// semantic are further errors that the parser cannot report. The table only
// spares a second run: errors in no table are checked with -parse.
var semantic = wordSet(`cannot_convert_argument_value cannot_convert_initializer_value cannot_convert_to_return_type cannot_convert_assign
	type_does_not_conform missing_return_decl missing_return_closure variable_used_before_initialized non_exhaustive_switch
	tryless_throwing_call_unhandled throwing_call_without_try throwing_call_unhandled try_unhandled
	try_unhandled_in_nonexhaustive_catch throwing_op_in_illegal_context async_in_nonasync_function
	actor_isolated_non_self_reference actor_isolated_call optional_not_unwrapped invalid_redecl
	assignment_lhs_is_immutable_variable inferred_opaque_type shared_mutable_state_decl no_overloads_match_exactly_in_call
	cannot_convert_closure_result type_cannot_conform sema_no_import bridged_error recursive_enum_not_indirect
	unsupported_recursive_struct ambiguous_decl_ref cannot_pass_rvalue_inout_subelement cannot_return_value_from_void_func
	cannot_convert_condition_value illegal_top_level_expr illegal_top_level_stmt pound_error shared_immutable_state_decl
	generic_argument_mismatch missing_optional_downcast opaque_type_mismatched_underlying_type_candidates
	external_macro_not_found cannot_use_nil_with_this_type duplicate_inheritance non_sendable_capture
	concurrent_access_of_inout_param missing_unwrap_optional_try non_nominal_extension generic_type_requires_arguments
	override_final return_expr_missing instance_member_use_on_type use_of_void_pointer could_not_use_type_member_on_instance
	could_not_use_instance_member_on_type could_not_use_member_on_existential`)

// concurrencyWords occur in the ids of diagnostics about isolation and sending.
var concurrencyWords = []string{"isolat", "sendable", "actor_", "global_actor", "concurren", "shared_mutable_state", "shared_immutable_state",
	"region_", "regionbased", "sending", "preconcurrency", "async_unavailable", "noncopyable_capture_in_concurrent"}

// firm are errors that stubs cannot cause: they concern declarations in the code
// itself, or control flow.
var firm = wordSet(`missing_return_decl missing_return_closure missing_return_last_expr_note variable_used_before_initialized invalid_redecl
	variable_defer_use_uninit return_from_init_without_initing_stored_properties assignment_lhs_is_immutable_variable
	immutable_value_passed_inout unsupported_recursive_struct recursive_enum_not_indirect circular_reference pound_error
	return_expr_missing immutable_property_already_initialized`)

// objcOff are the errors of a compiler without Objective-C, as on Linux: it
// rejects every @objc, #selector and #keyPath.
var objcOff = wordSet(`objc_interop_disabled expr_selector_no_objc_runtime expr_keypath_no_objc_runtime objc_not_supported`)

func wordSet(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}

// isAmbiguity reports whether id means that more than one candidate fits.
func isAmbiguity(id string) bool { return strings.HasPrefix(id, "ambiguous_") }

func isConcurrency(id string) bool {
	return slices.ContainsFunc(concurrencyWords, func(w string) bool { return strings.Contains(id, w) })
}

// isSemantic reports whether an error of this id cannot come from the parser.
func isSemantic(id string) bool {
	return missing[id] && id != "unknown_attribute" || labels[id] || newer[id] || deprecated[id] || knockOn[id] || semantic[id] || firm[id] ||
		isConcurrency(id) || isAmbiguity(id) || strings.HasPrefix(id, "cannot_convert") || strings.HasPrefix(id, "could_not_find") ||
		strings.HasPrefix(id, "type_does_not_conform") || strings.HasPrefix(id, "override_")
}
