/** Ref callback: `data-out-of-view` while off screen, for what gives way to it in styles.css. */
export const markOutOfView = markerWithin('0px');

/** Same, for what a phone shows between the header and its bar. */
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
