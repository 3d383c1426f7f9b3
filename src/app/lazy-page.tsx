import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { lateLoad } from '@/browser/late-load';

/** What the file of a page exports. */
export type PageModule = {
  Component: ComponentType;
  /** Loads the record behind an address, which the page waits for. */
  prepare?: (params: Readonly<Params>) => Promise<unknown> | undefined;
};

/** A page as the router needs it: how it is drawn, and how its code is fetched ahead. */
export type LazyPage = {
  /** Draws the page; suspends until its code is there. */
  readonly Page: ComponentType;
  /** Loads the code and the record of an address, after which the page draws at once. */
  readonly load: (params: Readonly<Params>) => Promise<void>;
};

/** A page whose code is loaded when it is first needed. */
export function lazyPage(importModule: () => Promise<PageModule>): LazyPage {
  const module = lateLoad(importModule);
  function Page() {
    const { Component } = module.use();
    return <Component />;
  }
  async function load(params: Readonly<Params>) {
    const { prepare } = await module.load();
    await prepare?.(params);
  }
  return { Page, load };
}
