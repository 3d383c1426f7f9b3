import { type ComponentType, lazy, useState } from 'react';

type PageModule = { Component: ComponentType };

export type LazyPage = {
  /** Draws the page; suspends until its code is there. */
  readonly Page: ComponentType;
  /** Loads the code, after which the page draws at once. */
  readonly load: () => Promise<unknown>;
};

/** A page whose code is loaded when it is first needed. */
export function lazyPage(importModule: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = (await importModule()).Component;
    return { default: loaded };
  };
  const Lazy = lazy(load);
  function Page() {
    // Chosen once: a page that has been drawn must not be replaced when its code is seen again.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content />;
  }
  return { Page, load };
}
