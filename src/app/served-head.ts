const drawnByPages = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]';
// The build writes its tags behind those that a page draws, of which the canonical link is the last.
const madeForMachines = 'link[rel="canonical"] ~ meta, script[type="application/ld+json"]';

let drawn: Element[] = [];
let forMachines: Element[] = [];

/** Notes which tags of the head came with the page, before React draws any of its own. */
export function noteServedHead(): void {
  drawn = [...document.head.querySelectorAll(drawnByPages)];
  forMachines = [...document.head.querySelectorAll(madeForMachines)];
}

/** Takes away what the served page told machines alone: it is not true of the page that comes next. */
export function forgetMachineTags(): void {
  for (const tag of forMachines) tag.remove();
}

/** Takes away the head of a served page that React never took over: what comes next brings its own. */
export function forgetServedHead(): void {
  forgetMachineTags();
  for (const tag of drawn) tag.remove();
}
