import { STYLE_CACHE_CLEAN_AFTER, STYLE_CACHE_MAX_IDLE } from '../model/constants';

/** CSS declarations by property, for example `{ translate: '10px 20px' }`. */
export type Declarations = Record<string, string>;

/** Where rules are written; the page's is one constructed stylesheet. */
export interface StyleTarget {
  /** Add the rule of a selector or change it. */
  write: (selector: string, declarations: Declarations) => void;
  remove: (selector: string) => void;
}

export interface StyleCache {
  /** Writes the declarations of a selector, unless its rule has them already. */
  set: (selector: string, declarations: Declarations) => void;
}

/**
 * Returns a cache of the styles that are only known at run time, so that a panel that opens again finds its rule.
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
    const oldest = now() - STYLE_CACHE_MAX_IDLE;
    for (const [selector, { usedAt }] of entries) {
      if (usedAt >= oldest) continue;
      entries.delete(selector);
      target.remove(selector);
    }
  }

  return {
    set(selector, declarations) {
      accesses += 1;
      if (accesses > STYLE_CACHE_CLEAN_AFTER) clean();
      const text = JSON.stringify(declarations);
      if (entries.get(selector)?.text !== text) target.write(selector, declarations);
      entries.set(selector, { text, usedAt: now() });
    },
  };
}
