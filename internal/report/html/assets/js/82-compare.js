// Two runs held against each other: what differs between them, every figure with its
// interval and test, then the tasks. From a server, or of a page that holds nothing
// else.
(() => {
  const { el, to } = assay;
  const here = document.getElementById("compare"); // the data of such a page
  const serve = assay.source && assay.source.mode === "serve";
  if (!here && !serve) return;

  const lists = [
    ["broken", "Broken", "f", "passed more than half before, at most half now"],
    ["worse", "Worse", "f", "pass less often, on the same side of half"],
    ["fixed", "Fixed", "p", "passed at most half before, more than half now"],
    ["better", "Better", "p", "pass more often, on the same side of half"],
    ["by_people", "Changed by people", "v", "as graded it is not so: only an outcome that a person set makes or hides the change"],
    ["undecided", "Undecided", "u", "no verdict on a side"],
    ["left_out", "Left out", "s", "changed between the runs, and left out"],
    ["still_failing", "Still failing", "s", "pass as often as before, at most half"],
    ["added", "Added", "w", "in the new run only"],
    ["removed", "Removed", "w", "in the old run only"],
  ];
  const names = { success_rate: "success rate", time_ms: "time", tokens: "tokens", cost_usd: "cost" };
  const has = x => x !== null && x !== undefined;
  const armName = p => p.old === p.new ? p.new : p.old + " → " + p.new;
  const percent = x => (100 * x).toFixed(1) + " %";

  async function read(a, b) {
    if (!here) return (await assay.ask(assay.base + "api/compare?" + new URLSearchParams({ a, b }))).json();
    try {
      return await assay.unpack(here.textContent);
    } catch (err) {
      throw new Error("The data of this page is damaged. Write it again with: assay compare OLD NEW --format html", { cause: err });
    }
  }

  const value = (r, x) => !has(x) ? "–" : r.measure === "success_rate" ? percent(x) : r.unit === "ms" ? assay.duration(x) : r.unit === "usd" ? assay.money(x * 1e6) : assay.number(x >= 100 ? Math.round(x) : x);
  const change = (r, x) => !has(x) ? "–" : r.measure === "success_rate" ? (x > 0 ? "+" : x < 0 ? "−" : "") + Math.abs(100 * x).toFixed(1) + " pts" : "× " + x.toFixed(x !== 1 && Math.abs(x - 1) < 0.01 ? 4 : 2);
  const p = x => !has(x) ? "–" : x < 0.001 ? "< 0.001" : x.toFixed(3);

  // forest is the interval of a change on a scale that all rows of a measure share;
  // ratios stand on a log scale. The line in the middle is no change.
  function forest(r, reach) {
    const at = x => 50 + 48 * Math.max(-1, Math.min(1, (r.measure === "success_rate" ? x : Math.log(x)) / reach));
    const d = r.delta;
    const svg = el("svg", { viewBox: "0 0 100 12", preserveAspectRatio: "none", class: "forest " + (r.shown || "none"), "aria-hidden": "true" }, el("line", { class: "axis", x1: 50, x2: 50, y1: 0, y2: 12 }));
    if (has(d.low) && has(d.high)) svg.append(el("rect", { class: "ci", x: at(d.low).toFixed(1), width: Math.max(0.6, at(d.high) - at(d.low)).toFixed(1), y: 4.5, height: 3 }));
    if (has(d.estimate)) svg.append(el("rect", { class: "at", x: (at(d.estimate) - 0.9).toFixed(1), width: 1.8, y: 1.5, height: 9 }));
    return svg;
  }

  // figures are a table a measure; where people have set outcomes, that of success is
  // there as graded, too.
  function figures(c, notes) {
    const out = [], tables = [];
    for (const measure of new Set(c.rows.map(r => r.measure))) {
      const name = names[measure] || measure;
      const rows = c.rows.filter(r => r.measure === measure), graded = (c.as_graded || []).filter(r => r.measure === measure);
      const size = x => Math.abs(measure === "success_rate" ? x : Math.log(x));
      const reach = Math.max(measure === "success_rate" ? 0.1 : Math.log(1.1), ...[...rows, ...graded].flatMap(r => [r.delta.low, r.delta.high, r.delta.estimate]).filter(has).map(size).filter(Number.isFinite));
      tables.push([name, rows, reach]);
      if (graded.length) tables.push([name + ", as graded", graded, reach]);
    }
    for (const [name, rows, reach] of tables) {
      out.push(el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": name }, el("table", { class: "figures" },
        el("caption", { text: name.replace(/^./, x => x.toUpperCase()) }),
        el("thead", {}, el("tr", {}, ["Arm", "Tasks", "Old", "New", "Change", "", `${+(100 * rows[0].delta.level).toFixed(2)} % interval`, "p, adjusted", "Shown", "Notes"].map(h => el("th", { scope: "col" }, h || el("span", { class: "unseen", text: "Picture" }))))),
        el("tbody", {}, rows.map(r => el("tr", {},
          el("th", { scope: "row", text: assay.line(armName(r.arm), 100) }), el("td", { class: "n", text: assay.number(r.tasks) }), el("td", { class: "n", text: value(r, r.old) }), el("td", { class: "n", text: value(r, r.new) }),
          el("td", { class: "n", text: change(r, r.delta.estimate) }), el("td", { class: "draw" }, forest(r, reach)),
          el("td", { class: "n", text: has(r.delta.low) ? change(r, r.delta.low) + " to " + change(r, r.delta.high) : "–", title: r.delta.method || null }),
          el("td", { class: "n", title: [r.test, has(r.p) ? "p " + p(r.p) + " before" : null, "times " + r.family].filter(Boolean).join(", ") }, p(r.p_adjusted)),
          el("td", {}, r.shown ? el("span", { class: "badge st-" + (r.shown === "better" ? "p" : "f") }, r.shown === "better" ? "▲ better" : "▼ worse") : el("span", { class: "muted", text: r.decision === "undecided" ? "undecided" : "no difference" })),
          el("td", { class: "marks" }, (r.warnings || []).map(w => { if (!notes.includes(w)) notes.push(w); return el("sup", { text: String(notes.indexOf(w) + 1) + " " }); }))))))));
    }
    return out;
  }

  // fair says what stands in the way of holding the two against each other.
  function fair(c) {
    const all = lists.flatMap(([k]) => c[k]).filter(t => typeof t !== "string");
    const changed = new Set(all.filter(t => t.changed).map(t => t.task)).size;
    const out = [...c.warnings || []];
    if (c.changes.length > 1) out.push(`${c.changes.length} conditions differ between the runs: a change cannot be laid to one of them.`);
    if (changed) out.push(`${changed} task${changed === 1 ? " is" : "s are"} not what ${changed === 1 ? "it was" : "they were"}: what is asked, or what the answer is held to, has changed.`);
    const alone = c.added.length + c.removed.length;
    if (alone) out.push(`${alone} task${alone === 1 ? " is" : "s are"} in one run only and ${alone === 1 ? "enters" : "enter"} no figure.`);
    if (c.undecided.length) out.push(`${c.undecided.length} result${c.undecided.length === 1 ? " has" : "s have"} no verdict on a side.`);
    return out.concat(c.notice || []);
  }

  function conditions(title, changes) {
    return el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": title }, el("table", { class: "conditions" },
      el("thead", {}, el("tr", {}, ["Condition", "Old", "New"].map(h => el("th", { scope: "col", text: h })))),
      el("tbody", {}, changes.map(x => el("tr", {}, el("th", { scope: "row", text: assay.line(x.name, 120) }), [x.old, x.new].map(v => el("td", {}, v === "" ? el("span", { class: "muted", text: "(none)" }) : el("code", { text: assay.line(v, 300) }))))))));
  }

  const counts = c => c.pass + c.fail === 0 ? (c.void ? `${c.void} void` : c.unknown ? `${c.unknown} unknown` : "not run") : `${c.pass}/${c.pass + c.fail}`;

  assay.page("compare", {
    title: "Compare", nav: true, headless: true,
    keys: { "/": ["search tasks", () => { const q = document.getElementById("compare-q"); if (q) q.focus(); }] },
    async render(root, args, query) {
      const search = new URLSearchParams(location.search);
      const a = query.get("a") || search.get("a") || "";
      const b = query.get("b") || search.get("b") || "";
      if (!here && (!a || !b)) {
        root.append(el("h1", { text: "Compare" }), el("p", {}, "Pick two runs in the ", el("a", { href: serve && assay.source.run === null ? to("runs") : assay.base, text: "list of runs" }), "."));
        return undefined;
      }
      const wait = el("p", { class: "muted", role: "status", text: "Reading two runs…" });
      root.append(wait);
      root.pair = a + "\0" + b;
      let c;
      try { c = await read(a, b); } finally { wait.remove(); }
      if (root.pair === a + "\0" + b) draw(root, c, a, b, root.query || query);
      return undefined;
    },
    // The address may name other runs now, and it may have changed while these were read.
    update(root, args, query) {
      const search = new URLSearchParams(location.search);
      const [a, b] = ["a", "b"].map(k => query.get(k) || search.get(k) || "");
      root.query = query;
      if (here || root.pair === a + "\0" + b) { if (root.filter) root.filter(query); return; }
      root.filter = null;
      root.replaceChildren();
      this.render(root, args, query).catch(err => root.append(assay.failure("This page could not be shown.", err)));
    },
  });

  // lead is the verdict: what is shown, then the success of each arm. Its colour is of
  // the success rates where these have changed or are undecided.
  function lead(c) {
    if (!c.headline) return null;
    const success = c.rows.filter(r => r.measure === "success_rate"), shown = (rows, way) => rows.some(r => r.shown === way);
    const of = shown(success, "worse") || shown(success, "better") || success.some(r => r.decision === "undecided") ? success : c.rows;
    const [sign, letter] = shown(of, "worse") ? ["▼", "f"] : shown(of, "better") ? ["▲", "p"] : of.some(r => r.decision === "undecided") ? ["?", "u"] : ["≈", "s"];
    return el("div", { class: "lead st-" + letter }, el("p", {}, el("span", { class: "sign", "aria-hidden": "true" }, sign), el("strong", { text: assay.line(c.headline, 600) })),
      (c.success || []).length ? el("ul", {}, c.success.map(s => el("li", { text: assay.line(s, 300) }))) : null);
  }

  function draw(root, c, a, b, query) {
    const notes = [];
    const runLink = (side, name) => serve ? el("a", { href: assay.runURL(name), text: assay.line(side.run || name, 140) }) : assay.line(side.run || name, 140);
    const care = fair(c);
    const same = c.passing + c.still_failing.length;
    const head = lists.slice(0, 5).filter(([k], i) => i < 4 || c[k].length).map(([k, name, letter]) => el("li", {}, el("b", { class: c[k].length ? "st-" + letter : "zero", text: assay.number(c[k].length) }), " ", name.toLowerCase()));
    assay.add(root, [el("h1", { text: "Compare" }), lead(c),
      el("dl", { class: "sides" }, [["Old", c.old, a], ["New", c.new, b]].map(([word, side, name]) => el("div", {}, el("dt", { text: word }), el("dd", {}, runLink(side, name), el("span", { class: "muted", text: ` ${assay.line(side.suite, 80)}, ${assay.number(side.tasks)} tasks` }))))),
      el("ul", { class: "sum" }, head, el("li", {}, el("b", { text: assay.number(same) }), " unchanged")),
      care.length ? el("div", { class: "care" }, el("h2", { text: "Read with care" }), el("ul", {}, care.map(w => el("li", { text: assay.line(w, 500) })))) : el("p", { class: "muted", text: "Nothing stands in the way of holding these two against each other." }),
      el("h2", { text: "What differs" }),
      c.changes.length ? conditions("What differs", c.changes) : el("p", { text: "No condition differs." }),
      el("p", { class: "muted", text: `${assay.number(c.same)} conditions are the same.` }),
      c.suite_changes && c.suite_changes.length ? el("details", {}, el("summary", { text: `${c.suite_changes.length} more values differ in the suite file` }), conditions("Values in the suite file", c.suite_changes)) : null,
      el("h2", { text: "Figures" }), figures(c, notes)]);
    if (notes.length) root.append(el("ol", { class: "footnotes" }, notes.map(n => el("li", { text: assay.line(n, 400) }))));
    root.append(el("h2", { text: "Tasks" }));

    const rows = [];
    for (const [k, name, letter, about] of lists) {
      for (const t of c[k]) rows.push(typeof t === "string" ? { list: k, name, letter, about, task: t, arm: "" } : { list: k, name, letter, about, task: t.task, arm: armName(t.arm), t });
    }
    for (const r of rows) r.words = [r.task, r.arm, r.name, r.t && r.t.reason, ...(r.t && r.t.old_labels || []), ...(r.t && r.t.new_labels || [])].filter(Boolean).join(" ").toLowerCase();

    // The filters stand in the address and nowhere else. Lists that are not there are
    // none.
    const chosen = query => new Set((query.get("list") || "").split(",").filter(k => lists.some(([l]) => l === k)));
    const go = changes => {
      const q = new URLSearchParams(assay.where().query);
      for (const [k, v] of Object.entries(here ? changes : { a, b, ...changes })) q.set(k, v);
      assay.go(to("compare", [], q), { replace: true });
    };
    const arms = [...new Set(rows.map(r => r.arm).filter(Boolean))];
    const arm = el("select", { "aria-label": "Arm", on: { change: () => go({ arm: arm.value }) } }, el("option", { value: "", text: "all arms" }), arms.map(x => el("option", { value: x, text: assay.line(x, 80) })));
    const text = el("input", { type: "search", id: "compare-q", placeholder: "Task, label, reason", "aria-label": "Search tasks", on: { input: () => go({ q: text.value }) } });
    const chips = el("div", { class: "lists", role: "group", "aria-label": "Lists" }, lists.filter(([k]) => c[k].length).map(([k, name, letter, about]) => el("button", { type: "button", class: "chip st-" + letter, title: about, dataset: { list: k }, "aria-pressed": "false", on: { click: e => {
      const on = chosen(assay.where().query);
      if (!on.delete(k)) on.add(k);
      go({ list: [...on].join(",") });
    } } }, name, " ", el("span", { class: "count", text: assay.number(c[k].length) }))));
    const found = el("p", { class: "found", "aria-live": "polite" });
    const body = el("div", { class: "tasks" });
    const more = el("button", { type: "button", on: { click: () => { most += 200; filter(assay.where().query); } } }, "Show more");
    root.append(el("div", { class: "tools" }, text, arms.length > 1 && arm, chips, found), body, more);

    let most = 200;
    function filter(query) {
      const q = query.get("q") || "";
      const on = chosen(query);
      if (text.value !== q) text.value = q;
      arm.value = arms.includes(query.get("arm")) ? query.get("arm") : "";
      for (const chip of chips.children) chip.setAttribute("aria-pressed", String(on.has(chip.dataset.list)));
      const words = q.toLowerCase().split(/\s+/).filter(Boolean);
      const match = rows.filter(r => (on.size === 0 ? r.list !== "still_failing" || rows.length < 50 : on.has(r.list)) && (!arm.value || r.arm === arm.value) && words.every(w => r.words.includes(w)));
      body.replaceChildren(...match.slice(0, most).map(r => card(r, c, a, b)));
      more.hidden = match.length <= most;
      found.textContent = match.length === rows.length ? `${assay.number(rows.length)} results` : `${assay.number(match.length)} of ${assay.number(rows.length)} results`;
      if (!match.length) body.append(el("p", { class: "none", text: rows.length ? "No task matches." : "Every task went as before." }));
    }
    root.filter = filter;
    filter(query);
  }

  // side is one side of a task: how its trials went and why, with links to them.
  function side(word, counted, labels, trials, run, reason) {
    const why = [...new Set(trials.filter(t => t.reason).map(t => t.reason))];
    if (!why.length && reason) why.push(reason);
    return el("div", { class: "side" }, el("div", { class: "how" }, el("span", { class: "muted", text: word + " " }), el("b", { text: counted ? counts(counted) : "–" }),
      (labels || []).map(l => [" ", el("code", { text: assay.line(l, 60) })]),
      trials.length ? el("span", { class: "links" }, trials.slice(0, 8).map(t => el("a", { href: assay.runURL(run, to("task", [t.task, t.arm, t.index + 1])), class: "st-" + t.status, title: "Open the trial" },
        el("span", { "aria-hidden": "true" }, assay.marks[t.status] || "?"), trials.length > 1 ? " trial " + (t.index + 1) : " open the trial", t.graded ? " (was " + (assay.statuses[t.graded] || t.graded) + ")" : null,
        el("span", { class: "unseen", text: `, ${word} run, ${assay.statuses[t.status] || ""}` })))) : null),
      why.slice(0, 2).map(w => el("p", { class: "reason", text: assay.line(w, 300) })));
  }

  function card(r, c, a, b) {
    const t = r.t;
    const of = (list, arm) => (list || []).filter(x => x.task === r.task && x.arm === arm);
    return el("article", { class: "task" },
      el("header", {}, el("span", { class: "badge st-" + r.letter, text: r.name }), el("h3", { text: assay.line(r.task, 120) }), r.arm ? el("span", { class: "muted", text: assay.line(r.arm, 100) }) : null, t && t.changed ? el("span", { class: "badge st-u", text: "task changed" }) : null,
        t && t.as_graded ? el("span", { class: "muted", text: "as graded: " + t.as_graded }) : null),
      t ? el("div", { class: "pair" },
        side("old", t.old, t.old_labels, of(c.old_trials, t.arm.old), a, r.list === "fixed" || r.list === "better" ? t.reason : ""),
        side("new", t.new, t.new_labels, of(c.new_trials, t.arm.new), b, r.list === "fixed" || r.list === "better" ? "" : t.reason)) : el("p", { class: "muted", text: r.about }));
  }

  if (here && !location.hash.startsWith("#/")) {
    try { history.replaceState(null, "", "#/compare"); } catch { location.hash = "#/compare"; }
  }
  if (here || assay.source.run === null) {
    for (const [name, page] of assay.pages) if (!page.headless) page.nav = false;
    if (here) assay.pages.delete("runs");
  } else assay.pages.get("compare").nav = false; // it is of two runs, and begins in the list of runs
})();
