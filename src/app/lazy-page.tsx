import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { lazyLoad } from '@/browser/lazy-load';

export type PageModule = {
  Component: ComponentType;
  /** Loads the record for a URL before the page renders. */
  prepare?: (params: Readonly<Params>) => Promise<unknown> | undefined;
};

export type LazyPage = {
  readonly Page: ComponentType;
  readonly load: (params: Readonly<Params>) => Promise<void>;
};

export function lazyPage(importModule: () => Promise<PageModule>): LazyPage {
  const module = lazyLoad(importModule);
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
