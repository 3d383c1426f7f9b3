/**
 * Runs in every page, inline. Asks for the scripts named in `#code` once the page with its first
 * pictures and fonts is there and the browser has nothing to do, so that they neither delay a paint
 * nor compete with anything that is seen; at once, when someone presses something before. Until a
 * part of the page can answer (`data-waiting`), keeps what a visitor presses, types, focuses and opens
 * in it: src/ui/early-input.ts does it again. Links to other pages work by themselves and are left
 * alone; a form must not be sent by the browser.
 */
export const starter = `{
globalThis.earlyInput = [];
const isWaiting = (node) => node.closest("[data-waiting]");
const fields = "input, select, textarea";
const kept = {
  click: 'button, a[target], a:not([href^="/"], [href^="#"])',
  focusin: fields,
  input: fields,
  toggle: "details",
};
const keep = ({ type, target }) => {
  const control = target.closest?.(kept[type]);
  if (!control || !isWaiting(control)) return;
  globalThis.earlyInput.push({ type, control, value: control.value, checked: control.checked });
  start();
};
for (const type in kept) document.addEventListener(type, keep, true);
document.addEventListener("submit", (event) => isWaiting(event.target) && event.preventDefault(), true);

const files = JSON.parse(document.getElementById("code").textContent);
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const start = () => {
  const [entry, ...others] = files.splice(0);
  if (!entry) return;
  for (const href of others) add("link", { rel: "modulepreload", fetchPriority: "low", href });
  add("script", { type: "module", fetchPriority: "low", src: entry });
};
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
addEventListener("load", () => whenIdle(start, { timeout: 1000 }));
}`;
