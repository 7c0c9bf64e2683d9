import type { ComponentType } from 'react';

/** Page module: a compiled Markdown file or a component file. */
export interface PageModule {
  default: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  /** Digest of the code. Only set in development, for Markdown pages. */
  codeHash?: string;
}

interface Registry {
  /** Maps page keys to functions that evaluate the page module. */
  loaders: Map<string, () => Promise<PageModule>>;
  modules: Map<string, PageModule>;
  /** Maps page keys to callbacks that run when the page module is registered. */
  waiting: Map<string, (() => void)[]>;
}

// The registry is global, because page entries and the app are separate entry points, and because registered pages must
// survive hot updates of the app.
const global = globalThis as { __octavoPages?: Registry };
global.__octavoPages ??= { loaders: new Map(), modules: new Map(), waiting: new Map() };
const { loaders, modules, waiting } = global.__octavoPages;

/** Returns a page module, or `undefined` if it is not loaded. */
export function getPageModule(key: string): PageModule | undefined {
  return modules.get(key);
}

/**
 * Waits until a page module is registered, then evaluates its current version.
 *
 * @param reload loads the scripts of the page again. Called once if they have not registered it.
 * @throws if the scripts do not register the page
 */
export async function loadPageModule(key: string, reload: () => Promise<unknown>): Promise<void> {
  if (!loaders.has(key)) {
    const registered = new Promise<void>((done) =>
      waiting.set(key, [...(waiting.get(key) ?? []), done]),
    );
    await Promise.race([registered, documentLoaded()]);
    // The element of a script in the document does not show that it has failed.
    if (!loaders.has(key)) await reload();
    if (!loaders.has(key))
      throw new Error(`The scripts of the page "${key}" do not contain the page.`);
  }
  modules.set(key, await loaders.get(key)!());
}

/** Resolves once the scripts in the document have run or failed. */
async function documentLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
}

/**
 * Registers a page module. Page entries call it when their script runs and after each hot update. Evaluation is
 * deferred until the page is loaded, because the script for the first page runs before the first paint.
 */
export function registerPage(key: string, load: () => Promise<PageModule>): void {
  loaders.set(key, load);
  for (const done of waiting.get(key) ?? []) done();
  waiting.delete(key);
}
