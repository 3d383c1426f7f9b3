/** Ref callback: sets `data-out-of-view` while off screen, for elements that styles.css hides meanwhile. */
export const markOutOfView = markerWithin('0px');

/** Looks at the part of a phone's screen between the header and the action bar. */
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
