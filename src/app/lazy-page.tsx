import { type ComponentType, lazy, useState } from 'react';
import type { Params } from 'react-router-dom';
import { renewLater } from '@/content/load-once';
import { reloadOnce } from './reload-once';

/** What the file of a page exports. */
export type PageModule = {
  Component: ComponentType;
  /** Starts loading the record behind an address, and gives the promise that the page waits for. */
  prepare?: (params: Readonly<Params>) => Promise<unknown> | undefined;
};

/** A page as the router needs it: how it is drawn, and how its code is fetched ahead. */
export type LazyPage = {
  /** Draws the page; suspends until its code is there. */
  readonly Page: ComponentType;
  /** Loads the code and the record of an address, after which the page draws at once. */
  readonly load: (params: Readonly<Params>) => Promise<void>;
  /** Lets drawing wait for a promise as well: until then the markup that was served stays. */
  readonly hold: (until: Promise<void>) => void;
};

/** A page whose code is loaded when it is first needed. */
export function lazyPage(importModule: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  let held = Promise.resolve();
  const loadModule = async () => {
    const module = await importModule();
    loaded = module.Component;
    return module;
  };
  let Lazy = lazy(loadToDraw);
  async function loadToDraw() {
    await held;
    try {
      return { default: (await loadModule()).Component };
    } catch (error) {
      // React remembers the failure of what is lazy.
      renewLater(() => {
        Lazy = lazy(loadToDraw);
      });
      reloadOnce();
      throw error;
    }
  }
  function Page() {
    // Chosen once: a page that has been drawn must not be replaced when its code is seen again.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content />;
  }
  async function load(params: Readonly<Params>) {
    const { prepare } = await loadModule();
    await prepare?.(params);
  }
  function hold(until: Promise<void>) {
    held = until;
  }
  return { Page, load, hold };
}
