/**
 * Keeps `data-out-of-view` on an element while nothing of it is on the screen. A ref callback; styles.css looks for it
 * where something else gives way to the element.
 */
export const markOutOfView = markerWithin('0px');

/** The same, for what a phone shows between the header and its bar. */
export const markOutOfMiddle = markerWithin('-64px 0px -76px');

function markerWithin(rootMargin: string) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => element.toggleAttribute('data-out-of-view', !entry?.isIntersecting),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
