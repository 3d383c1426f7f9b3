/**
 * Runs in every page, inline. Asks for the scripts named in `#code` once the page has been
 * painted with its first pictures and the browser has nothing to do, so that they neither delay a
 * paint nor compete with it; at once, when someone presses something before. Not at `load`: it waits
 * for whatever else is on its way, and comes before the first paint of a small page. Until a
 * part of the page can answer (`data-waiting`), keeps what a visitor presses, types, focuses and opens
 * in it: src/ui/early-input.ts does it again. Links to other pages work by themselves and are left
 * alone; a form must not be sent by the browser. When the code cannot be had, the next press or the
 * return of the network tries again, under another address since browsers remember failures, and the
 * third time the page is loaded anew: it may be from before a deploy. Pictures are waited for 6 s.
 */
export const starter = `{
globalThis.earlyInput = [];
const isWaiting = (node) => node.closest("[data-waiting]");
const fields = "input, select, textarea";
const kept = {
  click: 'button, label, a[target], a:not([href^="/"], [href^="#"])',
  focusin: fields,
  input: fields,
  toggle: "details",
};
const keep = ({ type, target }) => {
  const pressed = target.closest?.(kept[type]);
  if (!pressed || !isWaiting(pressed)) return;
  const control = pressed.control ?? pressed;
  globalThis.earlyInput.push({ type, control, value: control.value, checked: control.checked });
  start();
};
for (const type in kept) document.addEventListener(type, keep, true);
document.addEventListener("submit", (event) => isWaiting(event.target) && event.preventDefault(), true);

const files = JSON.parse(document.getElementById("code").textContent);
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
let tries = 0;
const start = () => {
  const [entry, ...others] = files.splice(0);
  if (!entry) return;
  for (const href of others) add("link", { rel: "modulepreload", fetchPriority: "low", href });
  const src = tries++ ? entry + "?try=" + tries : entry;
  add("script", { type: "module", fetchPriority: "low", src, onerror: () => failed(entry) });
};
const failed = (entry) => {
  if (tries < 3) files.push(entry);
  else if (performance.getEntriesByType("navigation")[0]?.type !== "reload") location.reload();
};
addEventListener("online", start);
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
const pictures = [...document.querySelectorAll("img[fetchpriority=high]")];
const decoded = pictures.map((picture) => picture.decode());
const patience = new Promise((resolve) => setTimeout(resolve, 6000));
const paint = new Promise((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) resolve();
  else new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
});
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
Promise.race([Promise.allSettled([paint, ...decoded]), patience])
  .then(frame)
  .then(frame)
  .then(() => whenIdle(start, { timeout: 1000 }));
}`;
