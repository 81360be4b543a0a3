// The keyboard: single keys, never while one types and never with a modifier, and
// the dialog that lists those of the page.
(() => {
  const { el, pages, to } = assay;

  // goTo are the second keys of g.
  const goTo = { o: ["overview", "to the overview"], t: ["trials", "to the trials"], d: ["disagreements", "to the disagreements"], a: ["answers", "to the answers"], m: ["matrix", "to the matrix"], s: ["search", "to the search"], r: ["runs", "to the runs"] };
  const everywhere = {
    "/": ["search in transcripts", () => assay.focusSearch(), "search"],
    u: ["back to the list", () => { location.hash = to("trials", [], assay.filterQuery(assay.where().query)); }, "trials"],
    t: ["colours: device, light, dark", () => assay.nextTheme()],
    "?": ["this list of keys", () => assay.help()],
  };
  // can says whether there is such a page here: of a list of runs or a comparison the
  // pages of one run are not. Keys that lead nowhere name none.
  const can = name => !name || pages.has(name) && pages.get(name).nav;
  let g = 0; // when g was pressed

  addEventListener("keydown", e => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.isComposing || types(e.target) || document.querySelector("dialog[open]")) return;
    if (off()) { if (e.key === "?") { e.preventDefault(); assay.help(); } return; }
    const now = assay.current();
    const own = now && now.page.keys || {};
    if (g && e.timeStamp - g < 1500) {
      g = 0;
      const there = goTo[e.key];
      if (there && can(there[0])) { e.preventDefault(); location.hash = to(there[0]); return; }
    }
    if (e.key === "g" && !own.g) { g = e.timeStamp; return; }
    const found = Object.hasOwn(own, e.key) ? own[e.key] : Object.hasOwn(everywhere, e.key) && can(everywhere[e.key][2]) ? everywhere[e.key] : null;
    if (!found || !found[1]) return;
    if (found[1](e) !== false) e.preventDefault(); // false: the key is for what has the focus
  });

  // types says whether keys go into what has the focus.
  function types(t) {
    if (!(t instanceof Element)) return false;
    if (t.isContentEditable || t.closest("textarea, select, [role=textbox]")) return true;
    return t.matches("input") && !/^(checkbox|radio|button|submit|reset|range)$/.test(t.type);
  }
  const off = () => assay.keysOff ?? assay.stored("keys") === "off";

  let dialog = null;
  assay.help = () => {
    if (dialog) dialog.remove();
    const now = assay.current();
    const own = Object.entries(now && now.page.keys || {});
    const list = pairs => el("dl", {}, pairs.map(([k, [what]]) => el("div", {}, el("dt", {}, k.split(" ").map(x => [el("kbd", { text: x }), " "])), el("dd", { text: what }))));
    const title = now && typeof now.page.title === "string" ? now.page.title : "This page";
    const check = el("input", { type: "checkbox", id: "keys-on", on: { change: e => {
      assay.keysOff = !e.target.checked;
      assay.stored("keys", e.target.checked ? null : "off");
    } } });
    check.checked = !off();
    dialog = el("dialog", { class: "help", "aria-labelledby": "help-title" },
      el("h2", { id: "help-title", text: "Keys" }),
      own.length ? [el("h3", { text: title }), list([...own, ["Enter", ["opens what has the focus"]]])] : null,
      el("h3", { text: "Everywhere" }),
      list([...Object.entries(everywhere).filter(([k, x]) => !own.some(([o]) => o === k) && can(x[2])), ...Object.entries(goTo).filter(([, [p]]) => can(p)).map(([k, [, what]]) => ["g " + k, [what]])]),
      el("p", {}, el("label", {}, check, " Single keys do this")),
      el("form", { method: "dialog" }, el("button", { class: "primary", autofocus: true }, "Close")));
    document.body.append(dialog);
    dialog.addEventListener("close", () => { dialog.remove(); dialog = null; });
    dialog.addEventListener("click", e => { if (e.target === dialog) dialog.close(); }); // beside it
    dialog.showModal();
  };
})();
