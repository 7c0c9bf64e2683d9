import type { ComponentType } from 'react';

/** Module of a page that has code: compiled Markdown with components, or a component file. */
export interface PageModule {
  default: ComponentType;
}

interface Registry {
  /** What runs the module of a page, by page key. */
  loaders: Map<string, () => Promise<PageModule>>;
  modules: Map<string, PageModule>;
  /** What waits for the script of a page. */
  waiting: Map<string, (() => void)[]>;
}

// On the global object: the entry of a page and the application are different entries of one bundle, and in
// development the application's modules may be replaced while pages stay.
const global = globalThis as { __octavoPages?: Registry };
global.__octavoPages ??= { loaders: new Map(), modules: new Map(), waiting: new Map() };
const { loaders, modules, waiting } = global.__octavoPages;

/** Module of a page, once it is ready. */
export function pageModule(key: string): PageModule | undefined {
  return modules.get(key);
}

/** Settles when the script of a page is there and its module, as it is now, has run. */
export async function pageModuleReady(key: string): Promise<void> {
  if (!loaders.has(key))
    await new Promise<void>((done) => waiting.set(key, [...(waiting.get(key) ?? []), done]));
  modules.set(key, await loaders.get(key)!());
}

/**
 * Called by the entry of each page that has code, as its script arrives, and again when its code has changed. The module
 * runs only when the page is wanted: the script of the first page arrives before that page is painted.
 */
export function registerPage(key: string, load: () => Promise<PageModule>): void {
  loaders.set(key, load);
  for (const done of waiting.get(key) ?? []) done();
  waiting.delete(key);
}
