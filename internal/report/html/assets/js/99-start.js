// The start: header and navigation, the head of the data, then the page that the
// address asks for.
(() => {
  const { el, pages, to } = assay;
  const byId = id => document.getElementById(id);
  // order is that of the links; other pages with nav follow as they registered.
  const order = ["runs", "overview", "disagreements", "answers", "trials", "matrix", "search", "compare"];

  assay.drawNav = () => {
    const now = assay.current();
    const names = [...pages.keys()].filter(n => pages.get(n).nav === true);
    names.sort((a, b) => (order.indexOf(a) + 99) % 99 - (order.indexOf(b) + 99) % 99);
    // A trial belongs to the list.
    const at = now && (now.page.look === "trial" ? "trials" : now.name === "matrix" ? "answers" : now.name);
    byId("nav").replaceChildren(el("ul", {}, names.map(n => {
      const p = pages.get(n);
      const count = assay.head && p.count ? p.count() : null;
      return el("li", {}, el("a", { href: to(n), "aria-current": n === at ? "page" : null },
        typeof p.title === "string" ? p.title : n, count !== null && [" ", el("span", { class: "count", text: assay.number(count) })]));
    })));
  };

  function drawTop() {
    const h = assay.head;
    const top = byId("top");
    let bar = top.querySelector(":scope > .bar");
    if (!bar) {
      bar = el("div", { class: "bar" });
      top.prepend(bar);
    }
    bar.replaceChildren();
    assay.add(bar, [
      el("a", { class: "brand", href: assay.source.mode === "serve" ? assay.base : "#/overview", title: assay.source.mode === "serve" ? "All runs" : null, text: "assay" }),
      h ? el("span", { class: "run" }, el("b", { text: assay.line(h.suite || "", 80) }), " ", el("span", { class: "id", text: assay.line(h.run || "", 120) })) : null,
      h && h.live ? el("span", { class: "live", title: "The run goes on; figures follow it" }, "Live") : null,
      el("span", { class: "space" }),
      themeButton(),
      el("button", { type: "button", class: "quiet", "aria-label": "Keys of this page", title: "Keys of this page (?)", on: { click: () => assay.help() } }, "?"),
    ]);
  }

  // The theme: that of the device unless a person has chosen; the shell sets
  // data-theme before the first paint.
  const themes = ["device", "light", "dark"];
  function themeButton() {
    const now = theme();
    return el("button", { type: "button", class: "quiet theme", id: "theme", title: "Colours: device, light, dark (t)", "aria-label": "Colours: " + now, on: { click: assay.nextTheme } },
      el("span", { class: "sign", "aria-hidden": "true" }, { device: "◐", light: "○", dark: "●" }[now]), " ", now);
  }
  function theme() {
    const t = document.documentElement.dataset.theme;
    return themes.includes(t) ? t : "device";
  }
  assay.nextTheme = () => {
    const next = themes[(themes.indexOf(theme()) + 1) % themes.length];
    if (next === "device") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    assay.stored("theme", next === "device" ? null : next);
    byId("theme").replaceWith(themeButton());
    assay.announce("Colours: " + next);
  };

  // skip: a link to #main must not change the page that is shown.
  addEventListener("click", e => {
    const a = e.target instanceof Element && e.target.closest('a[href="#main"]');
    if (a) { e.preventDefault(); byId("main").focus(); }
  });

  // drawWaiting stands in the place of a page until the head is there.
  assay.drawWaiting = () => {
    if (!byId("app").querySelector(".waiting")) byId("app").replaceChildren(el("p", { class: "muted waiting", text: "Reading…" }));
  };

  async function start() {
    const p = pages.get(assay.where().name);
    if (location.hash.startsWith("#/") && !(p && p.title === "Overview")) {
      byId("overview").hidden = true;
      assay.drawWaiting();
    }
    assay.reading = true;
    drawTop();
    assay.drawNav();
    if (p && p.headless) await assay.show();
    try {
      assay.head = await assay.source.head();
    } catch (err) {
      assay.reading = false;
      assay.broken = err;
      if (p && p.headless) return;
      byId("app").hidden = false;
      byId("app").replaceChildren(assay.failure("The data of this run could not be read.", err));
      return;
    }
    assay.reading = false;
    if (!assay.head) return; // a server without a run: its pages are headless
    drawTop();
    assay.drawNav();
    if (!(p && p.headless && assay.current() && assay.current().hash === location.hash)) await assay.show();
    if (assay.source.changed) assay.source.changed(async () => {
      const h = await assay.source.head().catch(() => null);
      if (!h) return;
      assay.head = h;
      drawTop();
      assay.drawNav();
      assay.headChanged();
    });
  }
  start();
})();
