import type { ComponentType } from 'react';

/** Module of a page: compiled Markdown with components, or a component file. */
export interface PageModule {
  default: ComponentType;
}

interface Registry {
  /** Functions that evaluate the module of a page, by page key. */
  loaders: Map<string, () => Promise<PageModule>>;
  modules: Map<string, PageModule>;
  /** Callbacks that wait for the script of a page, by page key. */
  waiting: Map<string, (() => void)[]>;
}

// The registry is global, because page entries are separate from the entry of the application, and hot updates can
// replace the modules of the application while the pages stay registered.
const global = globalThis as { __octavoPages?: Registry };
global.__octavoPages ??= { loaders: new Map(), modules: new Map(), waiting: new Map() };
const { loaders, modules, waiting } = global.__octavoPages;

/** Returns the module of a page, if it is loaded. */
export function getPageModule(key: string): PageModule | undefined {
  return modules.get(key);
}

/** Waits for the script of a page and evaluates the current version of its module. */
export async function loadPageModule(key: string): Promise<void> {
  if (!loaders.has(key))
    await new Promise<void>((done) => waiting.set(key, [...(waiting.get(key) ?? []), done]));
  modules.set(key, await loaders.get(key)!());
}

/**
 * Registers the module of a page. The entry of the page calls it when its script runs, and after each hot update. The
 * module is evaluated later, when the page is rendered, because the script of the first page runs before the first paint.
 */
export function registerPage(key: string, load: () => Promise<PageModule>): void {
  loaders.set(key, load);
  for (const done of waiting.get(key) ?? []) done();
  waiting.delete(key);
}
