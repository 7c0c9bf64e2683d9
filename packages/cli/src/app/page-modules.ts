import type { ComponentType } from 'react';

/** Module of a page that has code: compiled Markdown with components, or a component file. */
export interface PageModule {
  default: ComponentType;
}

interface Registry {
  modules: Map<string, PageModule>;
  /** What waits for a module, by page key. */
  waiting: Map<string, (() => void)[]>;
}

// On the global object: the entry of a page and the application are different entries of one bundle, and in
// development the application's modules may be replaced while pages stay.
const global = globalThis as { __octavoPages?: Registry };
global.__octavoPages ??= { modules: new Map(), waiting: new Map() };
const { modules, waiting } = global.__octavoPages;

/** Module of a page, once its script has run. */
export function pageModule(key: string): PageModule | undefined {
  return modules.get(key);
}

/** Settles when the script of a page has run. */
export function pageModuleReady(key: string): Promise<void> {
  if (modules.has(key)) return Promise.resolve();
  return new Promise((done) => waiting.set(key, [...(waiting.get(key) ?? []), done]));
}

/** Called by the entry of each page that has code, as its script arrives, and again when its code has changed. */
export function registerPage(key: string, module: PageModule): void {
  modules.set(key, module);
  for (const done of waiting.get(key) ?? []) done();
  waiting.delete(key);
}
