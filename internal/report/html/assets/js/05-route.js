// The router: which page the address asks for, its title, and scroll and focus as
// they were when one comes back.
(() => {
  const { el, pages, where } = assay;
  // kept is entry of the history -> {y, focus, box}. It outlives the page, for reloads
  // and for who comes back from pages of another address.
  const kept = new Map(stored());
  let entry = null;       // the one that is shown
  let shown = null;       // {name, args, hash, page, root, leave}
  let turn = 0;           // counts navigations, so that a slow page cannot come late

  const byId = id => document.getElementById(id);

  // go shows an address of this page. replace: no new entry in the history.
  assay.go = (hash, { replace = false } = {}) => {
    if (hash === location.hash) return;
    try {
      remember();
      history[replace ? "replaceState" : "pushState"](replace ? history.state : null, "", hash);
    } catch { // a browser that lets file: pages not write their history
      if (replace) location.replace(hash); else location.hash = hash;
      return; // hashchange shows it
    }
    show();
  };

  // current is {name, args, page, root} of what is shown.
  assay.current = () => shown;

  // again redraws the page that is shown from data that have changed.
  assay.again = () => {
    if (!shown) return;
    shown.page = null; // so that it is none that could be updated
    show();
  };

  // title sets the title of the page that is shown, once it knows it.
  assay.title = text => {
    const h = assay.head;
    document.title = [assay.line(text, 100), h && assay.line(h.suite || "", 60), "assay"].filter(Boolean).join(" · ");
  };

  // show shows the page of the address.
  assay.show = show;
  async function show() {
    let anchor = null;
    let at = where();
    if (location.hash && !location.hash.startsWith("#/")) {
      anchor = byId(where("#/" + location.hash.slice(1)).name);
      if (!anchor || !byId("overview").contains(anchor)) return;
      at = { name: "overview", args: [], query: new URLSearchParams() };
    }
    const p = pageOf(at.name);
    const moved = p.moved && assay.head ? p.moved(at.args, at.query) : null;
    if (moved) {
      try { history.replaceState(history.state, "", moved); } catch { return location.replace(moved); } // hashchange shows it
      return show();
    }
    remember();
    const back = enter();
    if (assay.reading && !p.headless) { // start shows it when the head is there
      byId("overview").hidden = p !== overview;
      byId("app").hidden = p === overview;
      if (p !== overview) assay.drawWaiting();
      return;
    }
    const same = shown && shown.page === p && shown.name === at.name && String(shown.args) === String(at.args);
    if (same && location.hash === shown.hash) return restore(back, anchor, true);
    if (same && (p.update || p === overview)) {
      shown.hash = location.hash;
      if (p.update) p.update(shown.root, at.args, at.query);
      return restore(back, anchor, true);
    }
    const mine = ++turn;
    const first = !shown;
    leave();
    const isOverview = at.name === "overview";
    byId("overview").hidden = !isOverview;
    byId("app").hidden = isOverview;
    const root = isOverview ? byId("overview") : el("div", { class: "page page-" + (p.look || at.name).replace(/[^\w-]/g, "") });
    if (!isOverview) byId("app").replaceChildren(root);
    shown = { name: at.name, args: at.args, hash: location.hash, page: p, root, leave: null };
    if (!first && !back && !anchor) scrollTo(0, 0); // not once it is drawn: who reads may have scrolled by then
    try {
      const mark = shown;
      assay.title(typeof p.title === "function" ? p.title(at.args, at.query) : p.title || at.name);
      assay.drawNav();
      const done = await p.render(root, at.args, at.query);
      if (mine !== turn) { if (typeof done === "function") done(); return; }
      mark.leave = typeof done === "function" ? done : null;
    } catch (err) {
      if (mine !== turn) return;
      root.append(assay.failure("This page could not be shown.", err));
      console.log(err);
    }
    if (first && !back && !anchor) return;
    restore(back, anchor, false);
    if (!back) assay.announce(document.title.split(" · ")[0]);
  }

  // pageOf is the page of a name, if it can be shown: all but a few need the data of a
  // run.
  function pageOf(name) {
    const p = pages.get(name);
    if (!p || p === overview || p.headless || assay.head || assay.reading) return p || missing;
    return assay.broken ? broken : missing;
  }

  function leave() {
    if (shown && shown.leave) {
      try { shown.leave(); } catch (err) { console.log(err); }
    }
  }

  // remember keeps scroll and focus of the entry that is about to be left. Elements
  // name themselves by id, data-focus or the number of their trial.
  function remember() {
    if (entry === null) return;
    const a = document.activeElement;
    kept.delete(entry); // the last one last
    kept.set(entry, { y: scrollY, focus: a && nameOf(a) || "", box: boxAt() });
  }
  // A page may have one box that scrolls by itself and is to be found as it was left.
  const boxOf = () => shown && shown.root.querySelector("[data-keep]");
  function boxAt() {
    const b = boxOf();
    return b ? [b.scrollTop, b.scrollLeft] : null;
  }

  function nameOf(a) {
    const by = (attribute, v) => `${a.localName}[${attribute}="${CSS.escape(v)}"]`;
    return a.dataset.focus ? by("data-focus", a.dataset.focus) : a.dataset.n ? by("data-n", a.dataset.n) : a.id ? by("id", a.id) : "";
  }

  // enter notes the entry of the history that is shown now, and returns what was
  // kept of it, or null if it is new.
  function enter() {
    const id = history.state && history.state.assay;
    if (id && kept.has(id)) { entry = id; return kept.get(id); }
    entry = id || Math.random().toString(36).slice(2);
    try { if (!id) history.replaceState({ assay: entry }, ""); } catch { /* then it is new each time */ }
    return null;
  }

  function restore(back, anchor, same) {
    if (anchor) return anchor.scrollIntoView();
    if (!back) {
      if (same) return; // filters were changed: stay where one is
      if (shown.root.contains(document.activeElement)) return; // the page has chosen
      return byId("main").focus({ preventScroll: true });
    }
    scrollTo(0, back.y);
    const b = back.box && boxOf();
    if (b) [b.scrollTop, b.scrollLeft] = back.box;
    const mine = turn;
    requestAnimationFrame(() => requestAnimationFrame(() => { // rows that a scroll draws are there by now
      if (mine !== turn || same && document.activeElement !== document.body) return;
      const f = back.focus && document.querySelector(back.focus);
      (f || byId("main")).focus({ preventScroll: true });
    }));
  }

  const overview = { title: "Overview", nav: true, render() {} };
  pages.set("overview", overview);

  const missing = {
    title: "No such page",
    render(root) {
      root.append(el("h1", { text: "No such page" }),
        el("p", {}, "The address ", el("code", { text: assay.line(location.hash, 200) }), " names no page of this report."),
        el("p", {}, el("a", { href: "#/overview", text: "To the overview" })));
    },
  };

  // broken stands in the place of every page whose data could not be read.
  const broken = {
    title: "No data",
    render(root) { root.append(assay.failure("The data of this run could not be read.", assay.broken)); },
  };

  addEventListener("hashchange", () => show());
  function stored() {
    try { return JSON.parse(sessionStorage.getItem("assay-places")) || []; } catch { return []; }
  }
  addEventListener("pagehide", () => {
    remember();
    try { sessionStorage.setItem("assay-places", JSON.stringify([...kept].slice(-50))); } catch { /* not kept then */ }
  });
  history.scrollRestoration = "manual";
})();
