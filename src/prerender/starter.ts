/**
 * Runs in every page, inline. Asks for the scripts named in `#code` once the page has been painted,
 * so that they neither delay the paint nor compete with its pictures; a hidden page is never painted,
 * there they need not wait. Until a part of the page can answer (`data-waiting`), keeps what a
 * visitor presses, types, focuses and opens in it: src/ui/early-input.ts does it again. Links to other
 * pages work by themselves and are left alone; a form must not be sent by the browser.
 */
export const starter = `{
globalThis.earlyInput = [];
const isWaiting = (node) => node.closest("[data-waiting]");
const keep = ({ type, target }) => {
  const control = target.closest?.(kept[type]);
  if (control && isWaiting(control))
    globalThis.earlyInput.push({ type, control, value: control.value, checked: control.checked });
};
const fields = "input, select, textarea";
const kept = {
  click: 'button, a[target], a:not([href^="/"], [href^="#"])',
  focusin: fields,
  input: fields,
  toggle: "details",
};
for (const type in kept) document.addEventListener(type, keep, true);
document.addEventListener("submit", (event) => isWaiting(event.target) && event.preventDefault(), true);

const files = JSON.parse(document.getElementById("code").textContent);
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const start = () => {
  for (const href of files.slice(1)) add("link", { rel: "modulepreload", fetchPriority: "low", href });
  add("script", { type: "module", fetchPriority: "low", src: files[0] });
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
}`;
