const drawnByPages = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]';

/** Takes away the head of the served page where React never took it over: the next page brings its own. */
export function forgetServedHead(): void {
  for (const tag of document.head.querySelectorAll(drawnByPages)) tag.remove();
}
