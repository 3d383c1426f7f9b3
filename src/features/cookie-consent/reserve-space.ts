const property = '--banner-height';

/** Ref callback: what sticks to the lower edge moves up by the element's height (styles.css). */
export function reserveSpace(element: HTMLElement | null) {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // On very low screens the banner is in the flow and takes nothing from the edge.
    const isFixed = getComputedStyle(element).position === 'fixed';
    style.setProperty(property, `${isFixed ? element.offsetHeight : 0}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
