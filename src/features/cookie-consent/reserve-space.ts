const property = '--banner-height';

/**
 * Tells the style sheet how much of the lower edge an element takes, for as long as it is there:
 * what sticks to that edge moves up, and the page can be scrolled past it. A ref callback.
 */
export function reserveSpace(element: HTMLElement | null) {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // On very low screens the banner is part of the page and takes nothing from the edge.
    const isFixed = getComputedStyle(element).position === 'fixed';
    style.setProperty(property, `${String(isFixed ? element.offsetHeight : 0)}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
