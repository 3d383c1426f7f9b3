// A press by an assistive technology may come without any of the others.
const kinds = [
  'click',
  'focusin',
  'keydown',
  'pointerdown',
  'pointermove',
  'scroll',
  'touchstart',
  'wheel',
];

/** Resolves once the visitor does anything at all: moves, touches, scrolls, presses a key. */
export function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const options = { capture: true, passive: true, signal: controller.signal };
    const finish = () => {
      controller.abort();
      resolve();
    };
    for (const kind of kinds) window.addEventListener(kind, finish, options);
  });
}

/** Resolves after the next frame has been painted: what someone has just done is answered first. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Resolves once a part of the served page that cannot wait to be touched (`data-live`) is in view:
 * one that moves by itself, or that people come to the page for.
 */
export function liveInView(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    for (const part of document.querySelectorAll('[data-live]')) observer.observe(part);
  });
}
