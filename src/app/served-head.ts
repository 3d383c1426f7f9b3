const drawnByPages = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]';

let served: Element[] = [];

/** Notes which tags of the head came with the page, before React draws any of its own. */
export function noteServedHead(): void {
  served = [...document.head.querySelectorAll(drawnByPages)];
}

/** Takes away the head of a served page that React never took over: what comes next brings its own. */
export function forgetServedHead(): void {
  for (const tag of served) tag.remove();
}
