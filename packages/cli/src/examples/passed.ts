import { join } from 'node:path';

import { readCache, writeCache } from '../files/json-cache';
import type { SiteConfig } from '../model/config';
import type { ShownFile } from './jobs';
import { getResultsFolder, type Task } from './tasks';

/** Stored result of a task that has passed. */
export interface Passed {
  /** File that runs each snippet of the task alone, or `null` for those that do not run. */
  snippets?: (ShownFile | null)[];
}

/** Returns the result of a task, or `undefined` if it has not passed. */
export function readPassed(key: string, config: Pick<SiteConfig, 'cacheDir'>): Passed | undefined {
  return readCache<Passed>(join(getResultsFolder(config), key));
}

/** Stores that a task has passed. */
export function storePassed({ key, job }: Task, config: Pick<SiteConfig, 'cacheDir'>): void {
  const snippets = job.readSnippetFiles?.();
  const passed: Passed = snippets ? { snippets } : {};
  writeCache(join(getResultsFolder(config), key), passed);
}
