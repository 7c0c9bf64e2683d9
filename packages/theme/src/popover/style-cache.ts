import { STYLE_CACHE_CLEANUP_INTERVAL, STYLE_CACHE_TTL } from '../model/constants';

/** CSS declarations by property, for example `{ translate: '10px 20px' }`. */
export type Declarations = Record<string, string>;

/** Destination of the rules, usually a constructed stylesheet. */
export interface StyleTarget {
  /** Adds or updates the rule of a selector. */
  write: (selector: string, declarations: Declarations) => void;
  /** Removes the rule of a selector. */
  remove: (selector: string) => void;
}

/** Cache of generated CSS rules. */
export interface StyleCache {
  /** Writes the declarations of a selector unless its rule is up to date. */
  set: (selector: string, declarations: Declarations) => void;
}

/**
 * Returns a cache of styles that are computed at run time, so that a panel reuses its rule when it opens again.
 *
 * After more than 10,000 accesses, rules that were idle for more than 600,000 ms are removed (specification, section 9).
 *
 * @param now returns the current time in milliseconds
 */
export function createStyleCache(target: StyleTarget, now: () => number = Date.now): StyleCache {
  const entries = new Map<string, { text: string; usedAt: number }>();
  let accesses = 0;

  function clean() {
    accesses = 0;
    const oldest = now() - STYLE_CACHE_TTL;
    for (const [selector, { usedAt }] of entries) {
      if (usedAt >= oldest) continue;
      entries.delete(selector);
      target.remove(selector);
    }
  }

  return {
    set(selector, declarations) {
      accesses += 1;
      if (accesses > STYLE_CACHE_CLEANUP_INTERVAL) clean();
      const text = JSON.stringify(declarations);
      if (entries.get(selector)?.text !== text) target.write(selector, declarations);
      entries.set(selector, { text, usedAt: now() });
    },
  };
}
