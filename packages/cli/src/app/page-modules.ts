import type { PageModule } from './registry';

// On the global object: the entry of a page and the application are different entries of one bundle, and in
// development the application's modules may be replaced while pages stay.
const global = globalThis as { __octavoPages?: Map<string, PageModule> };
global.__octavoPages ??= new Map();

/** Modules of pages with code, by page key. */
export const registry: Map<string, PageModule> = global.__octavoPages;
