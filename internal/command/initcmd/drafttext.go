package initcmd

// The files of a draft: templates with [[ and ]], since the files hold {{.
const (
	draftSuite = `# yaml-language-server: $schema=./suite.schema.json
# (for completion in your editor; assay schema > suite.schema.json renews it)
#
# Does this server make an agent's answers better? The same tasks go to three arms:
#   ungrounded  the agent alone
#   grounded    the agent with the server
#   placebo     the agent with the same tools, which answer nothing. What it gains
#               over ungrounded comes from more turns, and not from the server.
version: 1
name: [[.Suite]]
description: Does the MCP server [[.Server]] make answers better, and what does it cost?

tasks: [tasks/*.yaml]          # stubs: fill in every <<TODO>>, and write more of them

servers:
  [[.Server]]:
[[.Address]]    # it has [[.Tokens]]
[[.Hint]]    per: trial                 # a process of its own for every trial; arm or run if it starts slowly

agents:
  # assay run [[.Dir]] --agent openai:MODEL asks another one; several can be named here
  haiku: {kind: model, provider: anthropic, model: claude-haiku-4-5, max_turns: 8, max_tokens: 4096, tool_result_max: 16384}

scenarios:
  ungrounded: {}
  grounded: {servers: [[ "[" ]][[.Server]]]}
  placebo: {servers: [{placebo: [[.Server]]}]}

graders:
  text: {kind: text}           # looks for words; each task says which. assay help suite has the other kinds

compare:                       # paired by task and repetition
  grounding:
    treatment: {scenario: grounded}
    control: {scenario: ungrounded}
    margin: 0.05               # "not worse" means: by less than 5 points
  beyond_more_turns:
    treatment: {scenario: grounded}
    control: {scenario: placebo}

trials: 3                      # repetitions of every task in every arm. assay power tells how many tasks
seed: 1                        # a difference needs: a handful shows only very large ones
budget: {usd: 5}               # no request is sent that may cost more than what is left

gates:
  mode: warn                   # hard: a failed rule fails the run (exit 1)
  rules:
    - {name: answers with the server are right, metric: success_rate, where: {scenario: grounded}, min: 0.8}
    - {name: the server makes nothing worse, compare: grounding, non_inferior: 0.05}
    - {name: it is more than more turns, compare: beyond_more_turns, metric: difference, min: 0}
`

	draftTask = `# The tool [[.T.Name]]: [[.T.Said]]
# It takes: [[or .T.Params "nothing"]]
#
# A good task asks for a result, as a user would, and needs what only the server
# knows. It does not name the tool: whether the agent finds it is part of the
# question. It has one right answer that can be told mechanically.
prompt: |
  [[.T.Blank]]
graders:
  text: {contains: [[ "[" ]][[.T.Right]]], ignore_case: true}
`

	smokeSuite = `# Does every tool of the server answer at all? No model is asked and nothing is
# paid: an agent of kind tool makes the calls that the tasks write down.
#
# tasks/     tools that only read, by their mark (annotations.readOnlyHint) or their name:
#            called once each, with arguments that the server answered where there are any
# unmarked/  the other tools. Their calls are not made; move the file of one to tasks/ if
#            calling it does no harm
version: 1
name: smoke
description: Calls each tool of [[.Server]] once.

tasks: [tasks/*.yaml]

servers:
  [[.Server]]:
[[.Address]]    per: run

agents:
  calls: {kind: tool}

scenarios:
  server: {servers: [[ "[" ]][[.Server]]]}

graders:
  response: {kind: response}   # every call is answered as expected; size and time stand beside it

gates:
  mode: warn
  rules:
    - {name: every tool answers, metric: success_rate, min: 1}
`

	smokeTask = `# [[or .T.Said "It does not say what it does."]]
# It takes: [[or .T.Params "nothing"]]
[[if .T.Guess]]# Made up from the type alone: [[.T.Guess]]. Write values that mean something to the server.
[[end]]prompt: [[.T.Prompt]]
calls:
  - tool: [[.T.Name]]
    args: [[.T.Args]]
    expect: ok                 # or error, where these arguments must be refused
`
)
