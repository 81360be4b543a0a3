// The page of one trial: #/task/TASK/ARM/NUMBER?event=E&line=L&file=F, or #/trial/N by
// its place in the columns. What came out and why, the code, what tools returned, the
// transcript, and the conditions.
"use strict";
(() => {
  const { el, shown, page, to, plainText } = assay;

  // of is the value of a name that data has chosen: names such as "constructor" are none.
  const of = (table, name) => Object.hasOwn(table, name) ? table[name] : undefined;
  const verdictSign = { pass: "✓", fail: "✗", unknown: "?", not_applicable: "–" };
  const verdictWord = { pass: "pass", fail: "fail", unknown: "unknown", not_applicable: "not applicable" };
  const ends = {
    finished: "finished by itself", no_submission: "stopped without submitting", invalid_submission: "submitted something that means nothing",
    turn_limit: "cut off at its turn limit", truncated: "cut off at its token limit", refusal: "refused", deadline: "cut off at its time limit",
    stall: "nothing was heard of it for too long", crash: "its program crashed", empty_answer: "gave an empty answer", cost_limit: "stopped at its own cost limit",
    resource_limit: "used more memory, processes or disk than it may", tampered: "changed what is recorded about it",
  };
  const sources = { live: "live", cached: "cached: an earlier real answer", scripted: "scripted: no model was asked", imported: "imported" };

  // verdict is a verdict as a coloured word with its sign.
  function verdict(v) {
    return el("span", { class: "verdict v-" + (of(verdictWord, v) ? v : "unknown") }, el("span", { class: "sign", "aria-hidden": "true" }, of(verdictSign, v) || "?"), of(verdictWord, v) || plainText(v, 40) || "not graded");
  }

  const status = n => assay.head.columns.status[n];
  const place = n => { const { tasks, arms, columns: c } = assay.head; return { task: tasks[c.task[n]], arm: arms[c.arm[n]], index: c.index[n] }; };

  // section is a part of the page with a heading that can be jumped to.
  function section(id, title, ...children) {
    return el("section", { id: "s-" + id, class: "part", "aria-labelledby": "h-" + id }, el("h2", { id: "h-" + id, tabindex: "-1" }, title), children);
  }
  // fold is a part that is closed until one wants it; fill makes its content then.
  function fold(summary, fill, open = false, cls = "") {
    const d = el("details", { class: "fold " + cls }, el("summary", {}, summary));
    let done = false;
    const make = () => { if (!done && d.open) { done = true; assay.add(d, [fill()]); } };
    d.addEventListener("toggle", make);
    if (open) { d.open = true; make(); }
    return d;
  }
  // facts is a list of names and values, those without a value left out.
  function facts(rows, cls = "") {
    const have = rows.filter(r => r && r[1] !== null && r[1] !== undefined && r[1] !== "");
    return have.length ? el("dl", { class: "facts " + cls }, have.map(([k, v]) => el("div", {}, el("dt", {}, k), el("dd", {}, typeof v === "string" ? shown(v) : v)))) : null;
  }
  // table with a head; it scrolls in a box of its own.
  function table(label, heads, rows, cls = "") {
    return el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": label },
      el("table", { class: cls }, el("thead", {}, el("tr", {}, heads.map(h => el("th", { scope: "col", class: h.num ? "num" : null }, h.text || h)))),
        el("tbody", {}, rows.map(r => el("tr", {}, r.map((c, i) => i === 0 ? el("th", { scope: "row" }, c) : el("td", { class: heads[i] && heads[i].num ? "num" : null, "data-label": heads[i] && (heads[i].text || heads[i]) }, c)))))));
  }
  const num = text => ({ text, num: true });
  // usd writes a decimal string of dollars.
  function usd(s) {
    if (s === null || s === undefined || s === "") return "unknown";
    const v = Number(s);
    return Number.isFinite(v) ? assay.money(Math.round(v * 1e6)) : "unknown";
  }
  const quote = s => /^[\w@%+=:,./#-]+$/.test(s) && !s.startsWith("#") ? s : "'" + s.replace(/'/g, "'\\''") + "'";

  // ---- parts

  function top(n, query, t) {
    const { task, arm, index } = place(n);
    const near = assay.neighbours(n, query);
    const step = (m, word, key) => m === null || m === undefined ? el("span", { class: "step off", "aria-disabled": "true" }, word)
      : el("a", { class: "step", href: assay.trialLink(m, query), title: assay.trialName ? plainText(assay.trialName(m)) + " (" + key + ")" : key }, word);
    const c = assay.head.columns;
    const graded = c.graded ? c.graded[n] : "";
    const f = t && t.trial;
    const label = f ? f.label : assay.head.strings[c.label[n]];
    const reason = f ? f.reason : assay.head.strings[c.reason[n]];
    const facts1 = [
      f && f.turns ? f.turns + (f.turns === 1 ? " turn" : " turns") : null,
      c.calls[n] >= 0 ? c.calls[n] + (c.calls[n] === 1 ? " tool call" : " tool calls") : null,
      c.ms[n] >= 0 ? assay.duration(c.ms[n]) : null,
      c.tokens[n] >= 0 ? assay.number(c.tokens[n]) + " tokens" : null,
      c.micros[n] >= 0 ? assay.money(c.micros[n]) : null,
      f && f.model && f.model !== f.source ? f.model : null,
      f && f.source ? of(sources, f.source) || f.source : null,
    ].filter(Boolean);
    const verdictLine = el("p", { class: "verdictline" }, assay.badge(status(n), graded && graded !== status(n) ? graded : undefined),
      label ? [" ", el("span", { class: "chip" }, shown(label))] : null,
      reason ? [" ", el("span", { class: "reason" }, shown(reason))] : null);
    return el("header", { class: "trialhead" },
      el("nav", { class: "steps", "aria-label": "Neighbours in the list" }, step(near.prev, "← previous", "k"), step(near.next, "next →", "j"),
        el("span", { class: "muted" }, near.at >= 0 ? assay.number(near.at + 1) + " of " + assay.number(near.of) : ""),
        el("a", { class: "step", href: to("trials", [], assay.filterQuery(query)) }, "list"),
        el("a", { class: "step", href: to("trials", [], { task: task.id }) }, "same task")),
      el("h1", {}, el("span", { class: "task" }, shown(task.id)), el("span", { class: "times" }, " × "), el("span", { class: "arm" }, shown(arm.id)), el("span", { class: "times" }, " #" + (index + 1))),
      (t && t.title || task.title) ? el("p", { class: "title" }, shown(t && t.title || task.title)) : null,
      t ? gist(t, query, verdictLine) : verdictLine,
      el("p", { class: "meta" }, facts1.map((x, i) => [i ? " · " : null, shown(x)])),
      pairs(n));
  }

  // gist is what was asked, what is right, what was answered, and the verdict on it.
  function gist(t, query, verdictLine) {
    const idle = t.trial.status === "skipped" || t.trial.status === "pending";
    const row = (name, value) => value ? el("div", {}, el("dt", {}, name), el("dd", {}, value)) : null;
    return el("dl", { class: "gist" },
      row("Prompt", t.prompt ? long(t.prompt, "prompt") : null),
      row("Expected", (t.expected || []).length ? facts(t.expected.map(f => [shown(f.name), f.value])) : null),
      row("Answer", idle ? null : el("div", { id: "answer" }, answer(t, query))),
      row("Verdict", verdictLine));
  }
  // answer is what a trial is judged by, or where on this page it is.
  function answer(t, query) {
    if (t.submission && (t.submission.size || t.submission.head)) return submission(t);
    const files = t.files || [];
    if (t.prose) {
      const f = files[0], marks = marksOf(t, 0), line = Number(query.get("line") || 0);
      return marks.length || line || /```/.test(f.text.head) ? el("div", { dataset: { file: 0 } }, codeOf(t, 0, query)) : assay.textBox(t.n, f.text, "answer");
    }
    const go = (id, text) => el("button", { type: "button", on: { click: () => { const h = document.getElementById("h-" + id); if (h) { h.scrollIntoView({ block: "start" }); h.focus({ preventScroll: true }); } } } }, text);
    const n = t.patch ? (t.patch.files || []).length + (t.patch.more || 0) : 0;
    const left = [n ? go("changes", n + (n === 1 ? " changed file" : " changed files")) : null, !n && files.length ? go("code", files.length + (files.length === 1 ? " file of code" : " files of code")) : null];
    if (left.some(Boolean)) return left;
    return t.answer && t.answer.head ? assay.textBox(t.n, t.answer, "answer") : el("span", { class: "muted" }, "none");
  }
  // submission is what was handed in; of one field with a text only that.
  function submission(t) {
    let only = null;
    if (!(t.submission.parts || []).length) try { const v = JSON.parse(t.submission.head), k = Object.keys(v); if (k.length === 1 && typeof v[k[0]] === "string") only = v[k[0]]; } catch { /* shown as it is */ }
    return only === null ? json(t.n, t.submission, "submission") : assay.textBox(t.n, { head: only, size: utf8(only) }, "submission");
  }

  // pairs links to the other side in each comparison.
  function pairs(n) {
    const h = assay.head, out = [];
    for (const c of h.comparisons || []) {
      for (const p of c.pairs || []) {
        if (p.t !== n && p.c !== n) continue;
        const o = p.t === n ? p.c : p.t;
        out.push(el("li", {}, el("span", { class: "muted" }, shown(c.name), p.t === n ? " · this is the treatment; control: " : " · this is the control; treatment: "),
          el("a", { href: assay.trialTo(o) }, shown(place(o).arm.id), " #" + (place(o).index + 1)), " ", assay.badge(status(o)), " ",
          el("a", { href: to("disagreements", [], { comparison: c.name, treatment: place(p.t).arm.id, control: place(p.c).arm.id, cell: p.cell, task: place(n).task.id, open: p.t + "-" + p.c }) }, "side by side")));
      }
    }
    return out.length ? el("ul", { class: "pairs" }, out) : null;
  }

  function override(t) {
    const f = t.trial;
    if (!f.graded || f.graded === f.outcome) return null;
    const revoked = takenBack(f.notes || []);
    const by = (f.notes || []).filter(x => x.override === f.outcome && !revoked.has(x.seq)).at(-1); // it is what counts, so the last that says so
    return el("div", { class: "callout" }, el("strong", {}, "A person has overridden this outcome. "),
      "As graded: ", verdict(f.graded), "; counted as: ", verdict(f.outcome), ". ",
      by ? [shown(by.by || "somebody"), by.t ? " on " + day(by.t) : "", ": ", shown(by.reason || by.note || "no reason is given")] : null);
  }
  const takenBack = list => new Set(list.filter(x => x.revokes).map(x => x.revokes));
  const day = t => String(t).replace("T", " ").replace(/(\.\d+)?Z$/, " UTC").slice(0, 40);

  function notes(t) {
    const list = t.trial.notes || [];
    const revoked = takenBack(list);
    const name = assay.trialName(t.n);
    const command = "assay annotate " + quote(assay.head.run) + " " + quote(name) + " --mark WORD --note 'what you saw'";
    return section("notes", "Notes of people",
      list.length ? el("ul", { class: "notes" }, list.map(x => el("li", { class: revoked.has(x.seq) ? "revoked" : null },
        x.label ? el("span", { class: "chip" }, shown(x.label)) : null, " ", x.override ? ["overrides to ", verdict(x.override), " "] : null,
        shown(x.note || ""), x.reason ? [" — ", shown(x.reason)] : null, x.revokes ? " (revokes note " + x.revokes + ")" : null,
        el("span", { class: "muted" }, " ", shown(x.by || "somebody"), x.t ? ", " + day(x.t) : "", revoked.has(x.seq) ? ", revoked" : "")))) : el("p", { class: "muted" }, "Nobody has noted anything yet."),
      el("div", { class: "command" }, el("code", {}, shown(command)), assay.copyButton(() => command, "Copy", "copy the command")),
      el("p", { class: "muted" }, "A note never changes a score; --override with --reason sets the outcome, and then both are shown."));
  }

  function ended(t) {
    const f = t.trial, c = f.cost || {};
    const counts = (f.faults || []).map(x => x.n + " × " + x.name).join(", ");
    const word = f.status === "void" ? ["The trial is void (", shown(f.void || "no class"), "): it says nothing about the agent and is not scored."]
      : f.status === "skipped" ? "The trial was skipped."
        : f.status === "pending" ? "The trial has not run yet."
          : f.end ? ["The agent ", shown(of(ends, f.end) || f.end), "."] : "How the agent ended is not known.";
    const others = (f.attempts || 0) - 1;
    return [
      el("p", { class: "ended" }, word, f.source === "cached" && f.origin ? [" The answer is that of run ", shown(f.origin.run || "?"), f.origin.time ? ", " + day(f.origin.time) : "", "; times and costs are the original's."] : null),
      others > 0 || counts ? el("p", {}, others > 0 ? others + (others === 1 ? " attempt before it does not count" : " attempts before it do not count") : "Attempts that do not count", counts ? [": ", shown(counts)] : null, ".") : null,
      f.throttled ? el("p", {}, "The provider asked to slow down " + f.throttled + (f.throttled === 1 ? " time." : " times.")) : null,
      (t.missing || []).length ? el("div", { class: "callout" }, el("strong", {}, "Some evidence cannot be shown: "), el("ul", {}, t.missing.map(m => el("li", {}, shown(m))))) : null,
    ];
  }

  // marksOf are the findings that point to lines of a file.
  function marksOf(t, i) {
    const out = [], files = t.files || [], name = files[i] && files[i].name || "";
    for (const c of t.trial.criteria || []) {
      for (const f of c.findings || []) {
        if (!f.line || fileOf(files, f) !== i) continue;
        out.push({ line: f.line, column: f.column, verdict: f.verdict || c.verdict, source: c.name, message: says(f), name });
      }
    }
    const seen = new Set();
    return out.filter(m => { const k = m.line + "\0" + m.message + "\0" + m.verdict; if (seen.has(k)) return false; seen.add(k); return true; });
  }
  function fileOf(files, f) {
    if (files.length === 1) return 0;
    const base = s => String(s || "").split("/").at(-1);
    const i = files.findIndex(x => x.name === f.file);
    if (i >= 0) return i;
    const alike = files.flatMap((x, i) => base(x.name) === base(f.file) ? [i] : []);
    return alike.length === 1 ? alike[0] : -1; // of several it may be any
  }
  function says(f) {
    let s = f.message || f.reason || "";
    if (f.message && f.reason) s += " (" + f.reason + ")";
    const alt = f.renamed || f.alternative;
    if (alt && !(f.message || "").includes("'" + alt + "'")) s += "; use " + alt;
    return s;
  }
  const lineLink = (n, i, line, query) => placeLink(n, query, { line, file: i > 0 ? i : "" });
  // placeLink is the address of a place in trial n, {line, file} or {event}, with the
  // filters of the list, of which one may be there several times. A page has many
  // such links and few queries: filters are read once a query.
  const filtersOf = new WeakMap();
  function placeLink(n, query, at) {
    if (!filtersOf.has(query)) filtersOf.set(query, assay.filterQuery(query));
    const q = new URLSearchParams(filtersOf.get(query));
    for (const [k, v] of Object.entries(at)) q.set(k, v);
    return assay.trialTo(n, q);
  }

  function criteria(t, query) {
    const f = t.trial, list = f.criteria || [];
    if (!list.length) return section("criteria", "Criteria", el("p", { class: "muted" }, f.status === "scored" ? "No grader has a criterion for it." : "It was not graded."));
    const order = { fail: 0, unknown: 1, pass: 2, not_applicable: 3 };
    const sorted = list.map((c, i) => [c, i]).sort(([a, i], [b, j]) => (b.required ? 1 : 0) - (a.required ? 1 : 0) || (of(order, a.verdict) ?? 9) - (of(order, b.verdict) ?? 9) || i - j).map(x => x[0]);
    return section("criteria", "Criteria", table("criteria", ["Criterion", "Verdict", "Counts", "Evidence"], sorted.map(c => [
      el("span", { class: "mono" }, shown(c.name)), verdict(c.verdict), c.required ? "required" : el("span", { class: "muted" }, "reported"), evidence(t, c, query)]), "criteria"));
  }
  function evidence(t, c, query) {
    const files = t.files || [], out = [];
    const findings = (c.findings || []).map(f => {
      const i = fileOf(files, f);
      const at = f.line ? (files.length > 1 && f.file ? f.file + ":" : "line ") + f.line + (f.column ? ":" + f.column : "") : "";
      return el("li", {}, at && i >= 0 ? el("a", { class: "mono", href: lineLink(t.n, i, f.line, query) }, shown(at)) : at ? el("span", { class: "mono" }, shown(at)) : null, at ? " " : null,
        shown(says(f)), f.id || f.class ? el("span", { class: "muted" }, " ", shown([f.class, f.id].filter(Boolean).join(", "))) : null, f.module || f.availability && !(f.message || "").includes(f.availability) ? el("span", { class: "muted" }, " · ", shown([f.module, (f.message || "").includes(f.availability) ? "" : f.availability].filter(Boolean).join(": "))) : null);
    });
    // Evidence repeats the findings as text; what it says besides is kept.
    const said = new Set((c.findings || []).map(says));
    for (const s of c.evidence || []) if (![...said].some(x => x && (s.includes(x) || x.includes(s.replace(/^(\S+:)?\d+:\d+: /, "").replace(/…$/, ""))))) out.push(el("li", {}, shown(s)));
    const all = [...findings, ...out];
    if (!all.length) return el("span", { class: "muted" }, c.verdict === "fail" || c.verdict === "unknown" ? "none given" : "");
    if (all.length <= 6) return el("ul", { class: "evidence" }, all);
    return el("div", {}, el("ul", { class: "evidence" }, all.slice(0, 5)), fold("and " + (all.length - 5) + " more", () => el("ul", { class: "evidence" }, all.slice(5))));
  }

  // codeOf is file i with its findings.
  function codeOf(t, i, query) {
    const f = t.files[i], line = Number(query.get("line") || 0);
    return [assay.code(f.text.head, f.lang || assay.langOf(f.name), {
      name: f.name || "answer", marks: marksOf(t, i), link: l => lineLink(t.n, i, l, query), line: i === Number(query.get("file") || 0) ? line : 0, cut: (f.text.parts || []).length > 0, whole: () => assay.wholeText(t.n, f.text) }),
    rest(t.n, f.text, "the rest of " + plainText(f.name || "the code"))];
  }
  function code(t, query) {
    const files = t.files || [];
    if (t.prose || !files.length && (t.submission || t.answer || t.patch)) return null;
    if (!files.length) return section("code", "Code", el("p", { class: "muted" }, "No code was found in what the agent left."));
    const at = Number(query.get("file") || 0), line = Number(query.get("line") || 0);
    return section("code", files.length === 1 ? "Code" : "Code, " + files.length + " files", files.map((f, i) => {
      const make = () => el("div", { dataset: { file: i } }, codeOf(t, i, query));
      // Where a patch says what is new, whole files are for those who look for more.
      const folded = t.patch ? !marksOf(t, i).length && !(line && i === at) : files.length > 4 && i !== at;
      return folded ? fold([shown(f.name), el("span", { class: "muted" }, " ", assay.bytes(f.text.size))], make) : make();
    }));
  }
  // rest is what follows the head of a long text, as plain text.
  function rest(n, text, label) {
    if (!(text.parts || []).length) return null;
    const left = text.size - utf8(text.head);
    return fold(["the other ", assay.bytes(left), ", as plain text"], () => assay.textBox(n, { head: "", size: left, parts: text.parts }, label));
  }

  // changes is the patch of a trial, with a command that writes it.
  function changes(t) {
    if (!t.patch) return null;
    return section("changes", "Changes to the workspace", assay.patch(t, "assay patch " + quote(assay.head.run) + " " + quote(assay.trialName(t.n))));
  }

  // calls shows what tools returned, and what became of it.
  function calls(t, query, heading = true) {
    const list = t.calls || [];
    if (!list.length) return heading ? null : el("p", { class: "muted" }, "No tool was called.");
    const box = el("ol", { class: "calls" });
    let drawn = 0;
    const more = el("button", { type: "button", on: { click: () => draw(100) } });
    const draw = k => {
      for (const c of list.slice(drawn, drawn + k)) box.append(call(t, c, query));
      drawn = Math.min(list.length, drawn + k);
      more.hidden = drawn >= list.length;
      more.textContent = "show " + Math.min(100, list.length - drawn) + " more of " + (list.length - drawn);
    };
    draw(30);
    const said = list.some(c => (c.kept || []).length || (c.left || []).length);
    const body = [said ? el("p", { class: "muted" }, assay.departuresRule) : null, box, more];
    return heading ? section("calls", "What tools returned, and where the answer left it", body) : body;
  }
  assay.departuresRule = "Kept: names in what came back that the code uses. Left: names that the code uses and no call returned, though one spelled almost like it was (shown behind ≠) and is not used, or its type was. A comparison of spellings: a hint, no verdict.";

  function call(t, c, query) {
    const names = (list, cls, word) => (list || []).length ? el("p", { class: "names " + cls }, el("span", { class: "word" }, word), " ",
      list.slice(0, 12).map(s => [el("code", {}, shown(s)), " "]), list.length > 12 ? el("span", { class: "muted" }, "and " + (list.length - 12) + " more") : null) : null;
    const state = !c.done ? el("span", { class: "verdict v-unknown" }, "? no result") : c.error ? el("span", { class: "verdict v-fail" }, "✗ error") : null;
    return el("li", { class: c.error ? "bad" : null },
      el("div", { class: "callline" }, el("span", { class: "tool" }, c.server ? el("span", { class: "muted" }, shown(c.server), " ") : null, shown(c.tool)), " ",
        el("code", { class: "args" }, shown(oneLine(c.args, 160))), " ",
        el("a", { class: "muted", href: placeLink(t.n, query, { event: c.event }), title: "in the transcript" }, "turn " + (c.turn || "?")), " ",
        el("span", { class: "muted" }, c.done ? assay.bytes(c.bytes) + ", " + assay.duration(c.ms) : ""), " ", state),
      names(c.kept, "kept", "kept"), names(c.left, "left", "left"),
      c.result ? fold(el("span", { class: "peek" }, shown(oneLine(c.result, 140))), () => el("div", {}, assay.textBox(t.n, { head: c.result, size: c.result.length }, "result of " + plainText(c.tool)),
        c.bytes > utf8(c.result) ? el("p", { class: "muted" }, "the beginning of " + assay.bytes(c.bytes) + "; the whole is in the ", el("a", { href: placeLink(t.n, query, { event: c.event }) }, "transcript")) : null)) : null);
  }
  const utf8 = s => new TextEncoder().encode(s).length;
  const oneLine = (s, n) => { s = String(s || "").slice(0, 4 * n).replace(/\s+/g, " ").trim(); return s.length > n ? s.slice(0, n) + "…" : s; };

  function artifacts(t) {
    const out = [];
    const has = x => x && (x.size > 0 || x.head);
    if (has(t.answer) && !t.prose && (has(t.submission) || t.patch || (t.files || []).length)) out.push(fold(["Last message ", el("span", { class: "muted" }, assay.bytes(t.answer.size))], () => assay.textBox(t.n, t.answer, "last message")));
    // Of a trial of an earlier version: a list, as what was there before is not known.
    if (has(t.tree)) out.push(el("h3", {}, "Changes to the workspace ", el("span", { class: "muted" }, assay.bytes(t.tree.size))), assay.textBox(t.n, t.tree, "changes to the workspace"));
    return out.length ? section("left", "What the agent left", out) : null;
  }
  // json shows a text indented where it is JSON.
  function json(n, text, label) {
    const s = (text.parts || []).length ? null : assay.indented(text.head);
    return s === null ? assay.textBox(n, text, label) : assay.code(s, "json", { label, whole: () => text.head });
  }

  function asked(t) {
    const { task } = place(t.n);
    const rows = facts([["target", t.target], ["tags", (task.tags || []).join(", ")]]);
    if (!t.system && !rows) return null;
    return section("task", "Task", rows,
      t.system ? fold(["System text of the scenario ", el("span", { class: "muted peek" }, shown(oneLine(t.system, 100)))], () => long(t.system, "system text")) : null);
  }
  const long = (s, label) => assay.textBox(0, { head: s, size: s.length }, label);

  function usage(t) {
    const f = t.trial, k = f.tokens || {}, c = f.cost || {}, told = c.reported || {};
    // Without the record of the attempt there are but the sums of its requests.
    const list = (t.usage || []).length ? t.usage : k.trials ? [{ ...k, request: "all", requests: k.requests === 1 ? 0 : k.requests, partial: false }] : [];
    const columns = [["input", u => u.input], ["cache read", u => u.cache_read || 0], ["cache write", u => (u.cache_write_5m || 0) + (u.cache_write_1h || 0)], ["output", u => u.output], ["of it reasoning", u => u.reasoning || 0]];
    const used = columns.filter(([k, g]) => k === "input" || k === "output" || list.some(u => g(u)));
    const most = list.reduce((m, u) => Math.max(m, total(u)), 1);
    const costs = facts([
      ["billed", c.priced ? usd(c.billed_usd) + (c.free ? " (no model was asked)" : "") : c.unpriced ? "unknown: no price is known for " + (f.model || "its model") + ", or no usage was reported" : "nothing was billed"],
      ["reported by the agent", told.trials ? (told.compared ? usd(told.reported_usd) : "yes") + (told.far ? ", more than 5 % from the price table" : "") : null],
      ["by the price table", told.trials ? (told.compared ? usd(told.computed_usd) : "unknown: the price table does not have its model") : null],
      ["cold, as if nothing had been cached", c.priced ? (c.cold_unknown ? "unknown: the agent says what it was billed, and the price table does not have its model" : usd(c.cold_usd)) : null],
    ]);
    const rows = list.slice(0, 500);
    return section("usage", "Tokens and cost", costs,
      list.length ? table("tokens of each request", ["Request", ...used.map(([k]) => num(k)), "Share"], rows.map(u => [
        [String(u.request), u.requests ? el("span", { class: "muted" }, u.requests < 0 ? " sum of unknown many" : " sum of " + u.requests) : null, u.partial ? el("span", { class: "muted" }, " cut short") : null],
        ...used.map(([, g]) => assay.number(g(u))), bar(u, most)]), "usage") : el("p", { class: "muted" }, f.tokens && f.tokens.unreported ? "The agent reports no usage." : "No usage was recorded."),
      list.length > rows.length ? el("p", { class: "muted" }, assay.number(list.length - rows.length) + " more requests.") : null);
  }
  const total = u => (u.input || 0) + (u.cache_read || 0) + (u.cache_write_5m || 0) + (u.cache_write_1h || 0) + (u.output || 0);
  // bar is the tokens of a request against those of the largest; the table beside it
  // has the figures.
  function bar(u, most) {
    const w = 120, x = v => Math.round(1000 * w * v / most) / 1000;
    let at = 0;
    const part = (v, cls) => { const r = v > 0 ? el("rect", { x: at, y: 0, width: x(v), height: 10, class: cls }) : null; at += x(v); return r; };
    return el("svg", { class: "ubar", width: w, height: 10, viewBox: `0 0 ${w} 10`, "aria-hidden": "true" },
      part(u.cache_read || 0, "u-read"), part((u.cache_write_5m || 0) + (u.cache_write_1h || 0), "u-write"), part(u.input || 0, "u-in"), part(u.output || 0, "u-out"));
  }

  function servers(t) {
    const list = t.trial.servers || [], tools = t.trial.tools || [];
    if (!list.length && !tools.length) return null;
    const short = d => String(d || "").replace(/^sha256:/, "").slice(0, 12);
    return section("servers", "Proof of the treatment",
      list.length ? table("servers", ["Server", "Handshake", "Tools as pinned", num("Tools"), num("Calls"), num("Errors"), "Remarks"], list.map(s => [
        [shown(s.name), s.version ? el("span", { class: "muted" }, " ", shown(s.version)) : null],
        s.digest ? el("span", { class: "verdict v-pass" }, "✓ done") : el("span", { class: "verdict v-fail" }, "✗ none"),
        !s.pinned ? el("span", { class: "muted" }, "not pinned ", short(s.digest)) : s.pinned === s.digest ? el("span", { class: "verdict v-pass", title: s.digest }, "✓ equal ", el("span", { class: "muted mono" }, short(s.digest)))
          : el("span", { class: "verdict v-fail" }, "✗ differ: ", el("span", { class: "mono" }, short(s.pinned) + " pinned, " + short(s.digest) + " delivered")),
        String(s.tools), String(s.calls), String(s.errors || 0), remarks(s)])) : null,
      tools.length ? table("task tools", ["Task tool", num("Calls"), num("Errors")], tools.map(x => [shown(x.name), String(x.calls), String(x.errors || 0)])) : null);
  }
  function remarks(s) {
    const out = [s.protocol_errors ? s.protocol_errors + " errors of the protocol" : "", s.timeouts ? s.timeouts + " timeouts" : "", s.restarts ? "restarted " + s.restarts + " ×" : "", s.died ? "died: " + s.died : "",
      s.changed ? "changed: " + s.changed : "", (s.written || []).length ? "wrote " + s.written.join(", ") : "", (s.asked || []).length ? "asked for " + s.asked.join(", ") : "", s.junk ? s.junk + " lines that are no messages" : "", s.schema_tokens ? "≈ " + assay.number(s.schema_tokens) + " tokens of schemas" : ""].filter(Boolean);
    return out.length ? shown(out.join("; ")) : "";
  }

  function measures(t) {
    const list = t.trial.measures || [], details = Object.entries(t.trial.details || {}).filter(([k]) => k !== "code" && k !== "reason").sort(([a], [b]) => a < b ? -1 : 1);
    if (!list.length && !details.length) return null;
    const rows = list => table("measures", ["Measure", num("Value"), "Unit"], list.map(m => [el("span", { class: "mono" }, shown(m.name)), m.value === null || m.value === undefined ? el("span", { class: "muted" }, "does not apply") : m.value < 0 ? "−" + assay.number(-m.value) : assay.number(m.value), shown(m.unit || "")]));
    const short = list.length <= 12, some = short ? list : list.filter(m => m.value), none = short ? [] : list.filter(m => !m.value);
    return section("measures", "Measures",
      some.length ? rows(some) : null,
      none.length ? fold(none.length + " that are 0 or do not apply", () => rows(none), !some.length) : null,
      details.length ? fold("Details of graders, " + details.length, () => facts(details.map(([k, v]) => [shown(k), v]), "wide")) : null);
  }

  // environment is the conditions of this trial, and those that all trials of the run
  // share.
  function environment(t) {
    const own = t.environment || [], run = assay.head.setting || [];
    if (!own.length && !run.length && !t.trial.isolation) return null;
    const list = (title, facts1) => facts1.length ? [el("h3", {}, title), facts(facts1.map(x => [shown(x.name), x.value]), "wide mono")] : null;
    return section("environment", "Environment", fold([own.length + run.length + " conditions", t.trial.isolation ? el("span", { class: "muted" }, " · isolation: ", shown(t.trial.isolation)) : null],
      () => el("div", {}, list("Of this trial", own), list("Of all trials of the run", run)), own.length + run.length <= 12));
  }

  function raw(t) {
    const list = t.raw || [];
    const total = (t.chunks || []).length ? assay.transcriptSize(t) : 0;
    const links = list.map(r => [r, assay.source.rawURL ? assay.source.rawURL(t.n, r.name) : null]);
    const server = assay.source.mode === "serve";
    const most = 32e6;
    const say = el("span", { class: "muted", role: "status" });
    const button = total > 0 && total <= most ? el("button", { type: "button", on: { click: () => download(t, button, say) } }, "transcript.jsonl (" + assay.bytes(total) + ")") : null;
    return section("raw", "Raw streams",
      links.some(([, u]) => u) ? el("ul", { class: "rawlist" }, links.filter(([, u]) => u).map(([r, u]) => el("li", {}, el("a", { href: u, download: r.name.replace(/[^\w.-]/g, "_") }, shown(r.name)), el("span", { class: "muted" }, " ", shown(r.media || ""), " ", assay.bytes(r.size))))) : null,
      el("p", {}, button, " ", say,
        total > most ? el("span", { class: "muted" }, "The transcript (" + assay.bytes(total) + ") is too large to be put together here. ") : null,
        !server ? el("span", { class: "muted" }, "What was sent and received, byte for byte: ", el("code", {}, shown("assay view " + quote(assay.head.run)))) : list.length === 0 ? el("span", { class: "muted" }, "No streams were kept.") : null));
  }
  // download puts the transcript together from its parts, without freezing the page.
  async function download(t, button, say) {
    button.disabled = true;
    try {
      const parts = [];
      for (let k = 0; k < t.chunks.length; k++) {
        const chunk = await assay.source.item(t.n, t.chunks[k].item);
        for (const e of chunk.events) {
          const { n, long, field, ...event } = e; // what the page has added
          if (long) {
            const whole = await assay.wholeText(t.n, long);
            if (field === "args") event.call = { ...event.call, args: whole };
            else if (field === "result") event.result = { ...event.result, text: whole };
            else event.text = whole;
          }
          parts.push(JSON.stringify(event) + "\n");
        }
        say.textContent = Math.round(100 * (k + 1) / t.chunks.length) + " %";
        await assay.pause();
      }
      const url = URL.createObjectURL(new Blob(parts, { type: "application/jsonl" }));
      const a = el("a", { href: url, download: assay.trialName(t.n).replace(/[^\w.-]+/g, "_").slice(0, 120) + ".jsonl" });
      a.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
      say.textContent = "";
    } catch (e) {
      say.textContent = e.message;
    }
    button.disabled = false;
  }

  // jump is the list of parts, to go to one of them.
  function jump(root) {
    const list = [...root.querySelectorAll("section.part > h2")];
    return el("nav", { class: "jump", "aria-label": "Parts of this page" }, list.map(h => el("button", { type: "button", on: { click: () => { h.scrollIntoView({ block: "start" }); h.focus({ preventScroll: true }); } } }, h.dataset.short || h.textContent.replace(/,.*$/, ""))));
  }

  let current = null; // {n, query, t, transcript}

  function follow(query) {
    if (!current || !current.t) return;
    const event = query.get("event"), line = query.get("line");
    if (event !== null && event !== "") current.transcript.goTo(Number(event));
    else if (line) {
      const file = Number(query.get("file") || 0);
      const fig = current.root.querySelector(`[data-file="${file}"]`);
      const e = fig && assay.pointLine(fig, line);
      if (e) e.scrollIntoView({ block: "center" });
    }
  }
  const later = f => requestAnimationFrame(() => requestAnimationFrame(f)); // after the router has scrolled to the top

  // numberOf is the number of a trial in an address; -1 if there is no such trial.
  const numberOf = text => /^\d{1,9}$/.test(text) && assay.head && Number(text) < assay.head.columns.task.length ? Number(text) : -1;

  // Addresses of earlier reports have the place of a trial in the columns.
  page("trial", {
    title: "Trial", nav: false, look: "trial",
    moved: ([arg], query) => numberOf(arg) < 0 ? null : assay.trialTo(numberOf(arg), query),
    render: noTrial,
  });
  function noTrial(root) {
    const all = assay.head.columns.task.length;
    root.append(el("h1", {}, "No such trial"), el("p", {}, all ? "The address " : "This run has no trials.", all ? [el("code", {}, plainText(location.hash, 200)), " names none of the " + assay.number(all) + " of this run."] : null), el("p", {}, el("a", { href: "#/trials" }, "To the list of trials")));
  }

  page("task", {
    title: args => assay.trialAt(args) >= 0 ? assay.trialName(assay.trialAt(args)) : "Trial",
    nav: false, look: "trial",
    moved: (args, query) => args.length > 3 && assay.trialAt(args) >= 0 ? assay.trialTo(assay.trialAt(args), query) : null,
    async render(root, args, query) {
      const n = assay.trialAt(args);
      current = null;
      if (args.length < 3) return assay.go(to("trials", [], { task: args[0], arm: args[1] }), { replace: true });
      if (n < 0) return noTrial(root);
      current = { n, query, root, t: null, transcript: null };
      const mine = current;
      let waits = status(n) === "w";
      // A trial that had not run has by now. Evidence may lag behind the head: a trial
      // that it does not have yet is drawn again with the next head.
      const unhear = assay.onHead(() => { if (waits && mine === current && status(n) !== "w") assay.again(); });
      const stop = () => { unhear(); if (mine.transcript) mine.transcript.stop(); if (current === mine) current = null; };
      const box = el("div", { class: "trial" }, top(n, query, null), el("p", { class: "muted", role: "status" }, "Loading its evidence…"));
      root.append(box);
      let t;
      const began = performance.now();
      try {
        t = await assay.source.item(n, "t");
      } catch (e) {
        if (mine !== current) return stop;
        box.replaceChildren(top(n, query, null), el("div", { class: "callout", role: "alert" }, el("strong", {}, "The evidence of this trial is not here. "), shown(e.message)));
        return stop;
      }
      if (mine !== current) return stop;
      waits ||= t.trial.status === "pending";
      const idle = t.trial.status === "skipped" || t.trial.status === "pending"; // nothing of it is there
      const parts = [() => top(n, query, t), () => override(t), () => ended(t), () => idle ? null : criteria(t, query), () => changes(t), () => idle ? null : code(t, query), () => calls(t, query), () => artifacts(t),
        () => { mine.transcript = assay.transcript(n, t, query); return idle ? null : section("transcript", "Transcript", mine.transcript.root); },
        () => asked(t), () => idle ? null : usage(t), () => servers(t), () => measures(t), () => environment(t), () => notes(t), () => idle ? null : raw(t)];
      // What is long is drawn part by part, so that the page answers in between.
      let since = began;
      const breath = async () => {
        if (performance.now() - since < 20) return;
        await assay.pause();
        since = performance.now();
      };
      await breath();
      box.replaceChildren();
      for (const make of parts) {
        if (mine !== current) return stop;
        assay.add(box, [make()]);
        await breath();
      }
      if (mine !== current) return stop;
      box.querySelector(".trialhead").append(jump(box));
      mine.t = t;
      later(() => { if (mine === current) follow(mine.query); });
      return stop;
    },
    update(root, args, query) {
      if (!current) return;
      current.query = query;
      follow(query);
    },
    keys: {
      j: ["next trial of the list", () => walk("next")],
      k: ["previous trial of the list", () => walk("prev")],
      o: ["unfold or fold all turns", () => { if (current && current.transcript) current.transcript.toggle(); }],
      e: ["next error in the transcript", () => { if (current && current.transcript) current.transcript.nextError(); }],
    },
  });
  function walk(way) {
    if (!current) return;
    const m = assay.neighbours(current.n, current.query)[way];
    if (m !== null && m !== undefined) assay.go(assay.trialLink(m, current.query));
    else if (assay.announce) assay.announce(way === "next" ? "the last trial of the list" : "the first trial of the list");
  }

  Object.assign(assay, { verdict, trialParts: { criteria, evidence, calls, facts, table, fold, place, placeLink, marksOf, says, usd } });
})();
