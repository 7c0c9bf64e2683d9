import { pageKey } from '@octavo/theme/urls';

import type { Problem } from '../model/errors';

/** Key for the problems because of which no page can be shown. */
export const ENTIRE_SITE = '';

/** Pages that cannot be compiled, with their problems. */
export interface BrokenPages {
  /** Replaces the problems of a page, and reports them. */
  set: (routePath: string, problems: readonly Problem[]) => void;
  /** Reports the problems of pages that no longer exist as fixed. */
  prune: (exists: (routePath: string) => boolean) => void;
  routePaths: () => string[];
  problems: () => Problem[];
}

/**
 * Creates the list.
 *
 * @param keys - keys of the pages that were broken before; their problems are reported when they are checked again
 * @param onProblems - called with the problems of a page each time they are set
 */
export function createBrokenPages(
  keys: readonly string[],
  onProblems: (routePath: string, problems: readonly Problem[]) => void,
): BrokenPages {
  const pages = new Map<string, readonly Problem[]>(keys.map((key) => [key, []]));

  function set(routePath: string, problems: readonly Problem[]): void {
    // A route has the same key in each spelling, such as `/Guide/`.
    const key = routePath === ENTIRE_SITE ? ENTIRE_SITE : pageKey(routePath);
    if (problems.length > 0) pages.set(key, problems);
    else pages.delete(key);
    onProblems(key, problems);
  }

  return {
    set,
    prune(exists) {
      for (const key of pages.keys()) if (key !== ENTIRE_SITE && !exists(key)) set(key, []);
    },
    routePaths: () => [...pages.keys()].filter((key) => key !== ENTIRE_SITE),
    problems: () => [...pages.values()].flat(),
  };
}
