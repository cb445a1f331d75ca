"use strict";
// Everything the page does by itself: plots, live events, and parts that are asked for again. Without
// it the page works all the same, by links and forms.
(() => {
  const FEED = 40, NOTES = 4;
  const told = (kind) => document.body.dataset[kind.replace(".", "_")] || kind;
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  // Times are shown by the server's clock, like those that the server writes itself.
  function clock(zone, parts) {
    const language = document.documentElement.lang;
    try { return new Intl.DateTimeFormat(language, { ...parts, timeZone: zone }); }
    catch { return new Intl.DateTimeFormat(language, parts); }
  }

  function plot(place) {
    const data = JSON.parse(place.dataset.plot);
    const names = JSON.parse(place.dataset.names), notes = JSON.parse(place.dataset.notes || "[]");
    const keys = Object.keys(names);
    if (!data.at.length || typeof uPlot === "undefined") return;
    const shades = ["--r2", "--r1", "--mark"].map(colour);
    const soft = colour("--soft"), line = colour("--line");
    const language = document.documentElement.lang;
    const short = new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 });
    const exact = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
    const axis = { stroke: soft, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 }, font: "12px system-ui, sans-serif" };
    const same = place.dataset.same === "yes" || keys.length === 1;
    const series = keys.map((key, n) => ({
      label: names[key], stroke: shades[n % 3], width: 2, scale: same || !n ? "y" : "other",
      ...(place.dataset.points === "yes" || (n && !same)
        ? { points: { show: true, size: 7, fill: shades[n % 3] }, paths: n ? () => null : undefined }
        : { points: { show: false }, width: 0, fill: shades[n % 3] + (n ? "" : same ? "59" : "b3"), paths: uPlot.paths.bars({ size: [0.72, 26] }) }),
      value: (_, value, __, at) => (value == null ? "" : exact.format(value) + (notes[at] ? ` · ${notes[at]}` : "")),
    }));
    const long = data.at[data.at.length - 1] - data.at[0] > 3 * 86400;
    const days = { day: "2-digit", month: "short" }, hours = { day: "2-digit", hour: "2-digit", minute: "2-digit", hour12: false };
    const moment = clock(place.dataset.days === "yes" ? "UTC" : document.body.dataset.zone, long ? days : hours);
    const scales = { y: place.dataset.range ? { range: JSON.parse(place.dataset.range) } : { range: (_, least, most) => [Math.min(0, least), most * 1.08 || 1] }, other: { range: (_, __, most) => [0, most * 1.08 || 1] } };
    if (data.at.length === 1) scales.x = { range: (_, at) => [at - 86400, at + 86400] };
    else if (place.dataset.days === "yes") scales.x = { range: (_, first, last) => [first - 43200, last + 43200] };
    const values = (_, marks) => marks.map((mark) => (Math.abs(mark) < 10 ? exact : short).format(mark));
    const drawn = new uPlot({
      width: place.clientWidth || 300, height: 210, scales,
      axes: [
        { ...axis, space: long ? 70 : 100, values: (_, marks) => marks.map((mark) => moment.format(mark * 1000)) },
        { ...axis, scale: "y", size: 54, values },
        ...(same ? [] : [{ ...axis, scale: "other", side: 1, size: 54, grid: { show: false }, values }]),
      ],
      series: [{ label: "\u00a0", value: (_, at) => (at == null ? "" : moment.format(at * 1000)) }, ...series],
    }, [data.at, ...keys.map((key) => data[key])], place);
    new ResizeObserver(() => { if (place.clientWidth) drawn.setSize({ width: place.clientWidth, height: 210 }); }).observe(place);
  }

  function tell(event) {
    const text = `${told(event.kind)} ${event.chat || event.user}`;
    const feed = document.getElementById("feed");
    if (feed) {
      const item = document.createElement("li");
      const when = document.createElement("span");
      when.className = "muted small";
      when.textContent = clock(document.body.dataset.zone, { dateStyle: "short", timeStyle: "short" }).format(new Date(event.at));
      if (event.kind.endsWith("failed")) item.className = "high";
      item.append(when, document.createElement("br"), text);
      feed.querySelectorAll(".none").forEach((none) => none.remove());
      feed.prepend(item);
      while (feed.children.length > FEED) feed.lastChild.remove();
    } else if (event.kind !== "context.composed") {
      const box = document.querySelector(".toast");
      const note = document.createElement("div");
      note.textContent = text;
      if (event.kind.endsWith("failed")) note.className = "bad";
      box.append(note);
      setTimeout(() => note.remove(), 6000);
      while (box.children.length > NOTES) box.firstChild.remove();
    }
  }

  let last = null, wait = 1000;
  function listen() {
    const watch = new URLSearchParams();
    const { liveChat, liveUser } = document.body.dataset;
    if (liveChat) watch.set("chat", liveChat);
    if (liveUser) watch.set("user", liveUser);
    if (last !== null) watch.set("after", last);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live?${watch}`);
    socket.onopen = () => { wait = 1000; document.body.dataset.live = "on"; };
    socket.onmessage = (message) => {
      const event = JSON.parse(message.data);
      if (event.kind === undefined) return;
      last = event.number;
      tell(event);
      again(event.kind);
    };
    socket.onclose = (end) => {
      document.body.dataset.live = "off";
      if (end.code < 4000) setTimeout(listen, wait = Math.min(30000, wait * 2));
    };
  }

  // News come in bursts: what they touch is asked for once, a moment after the first of them, and
  // while they keep coming no more often than every few seconds.
  const touched = new Set();
  let renewed = 0;
  const wants = (list, kind) => list.split(" ").some((start) => kind.startsWith(start));
  function again(kind) {
    document.querySelectorAll("[data-refresh-on]").forEach((place) => { if (wants(place.dataset.refreshOn, kind)) gather(place); });
    document.querySelectorAll("[data-again-on]").forEach((form) => { if (wants(form.dataset.againOn, kind)) gather(form); });
  }
  function gather(place) {
    if (!touched.size) setTimeout(renew, Math.max(250, renewed + 2000 - Date.now()));
    touched.add(place);
  }
  function renew() {
    const places = [...touched];
    touched.clear();
    renewed = Date.now();
    places.filter((place) => place.dataset.againOn).forEach((form) => htmx.trigger(form, "again"));
    const addresses = new Map();
    places.filter((place) => place.dataset.refreshOn && !busy(place)).forEach((place) => {
      const address = place.dataset.refresh || location.href;
      addresses.set(address, [...(addresses.get(address) || []), place]);
    });
    addresses.forEach((parts, address) => fetch(address)
      .then((reply) => (reply.ok ? reply.text() : Promise.reject(reply.status)))
      .then((text) => {
        const page = new DOMParser().parseFromString(text, "text/html");
        parts.forEach((place) => replace(place, page.getElementById(place.id)));
      })
      .catch(() => {}));
  }
  // Somebody writing in a part of the page must not have it taken away.
  const busy = (place) => place.contains(document.activeElement) && document.activeElement.matches("input, select, textarea");
  function replace(place, fresh) {
    if (!fresh || busy(place)) return;
    const open = [...place.querySelectorAll("details[open]")].map((one) => one.closest("[id]") && one.closest("[id]").id);
    place.replaceChildren(...fresh.childNodes);
    place.querySelectorAll("details").forEach((one) => { const near = one.closest("[id]"); if (near && near !== place && open.includes(near.id)) one.open = true; });
    htmx.process(place);
    if (place.dataset.end) place.scrollTop = place.scrollHeight;
  }

  // A section that somebody has opened stays open when the context is made anew. (Named by data and
  // not by id: htmx gives what has an id its attributes back.)
  const opened = new Set();
  document.addEventListener("toggle", (event) => {
    const name = event.target.dataset.part;
    if (name) opened[event.target.open ? "add" : "delete"](name);
  }, true);
  const keepOpen = (place) => new MutationObserver(() => {
    place.querySelectorAll("[data-part]").forEach((part) => { if (opened.has(part.dataset.part)) part.open = true; });
  }).observe(place, { childList: true });

  document.addEventListener("input", (event) => {
    const shown = event.target.dataset && event.target.dataset.shows;
    if (shown) document.getElementById(shown).textContent = event.target.value;
  });
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelectorAll(".plot").forEach(plot);
    const log = document.querySelector(".log[data-end]");
    const here = document.querySelector(".said.here");
    if (log && here) log.scrollTop = here.offsetTop - log.offsetTop - log.clientHeight / 3;
    else if (log) log.scrollTop = log.scrollHeight;
    document.querySelectorAll(".rungs").forEach((picture) => { picture.parentElement.scrollLeft = picture.parentElement.scrollWidth; });
    document.querySelectorAll("#context").forEach(keepOpen);
    if (document.querySelector("[data-again]")) setTimeout(() => location.reload(), 3000); // still being counted
    if (document.body.dataset.live === "yes") listen();
  });
})();
