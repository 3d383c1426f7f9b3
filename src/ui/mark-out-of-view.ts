/**
 * Keeps `data-out-of-view` on an element while nothing of it is on the screen between the header and a bar of
 * phones, which looks for it (`data-own-buttons` in styles.css). A ref callback.
 */
export function markOutOfView(element: HTMLElement | null) {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => element.toggleAttribute('data-out-of-view', !entry?.isIntersecting),
    { rootMargin: '-64px 0px -76px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
