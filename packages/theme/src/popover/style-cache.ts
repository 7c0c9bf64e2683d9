import { STYLE_CACHE_CLEANUP_INTERVAL, STYLE_CACHE_TTL } from '../model/constants';

/** CSS declarations by property name, such as `{ translate: '10px 20px' }`. */
export type CssDeclarations = Record<string, string>;

/** Target that CSS rules are written to, usually a constructed stylesheet. */
export interface StyleTarget {
  /** Adds or updates the rule for a selector. */
  write: (selector: string, declarations: CssDeclarations) => void;
  /** Removes the rule for a selector. */
  remove: (selector: string) => void;
}

/** Cache of generated CSS rules. */
export interface StyleCache {
  /** Writes the declarations for a selector unless the rule is up to date. */
  set: (selector: string, declarations: CssDeclarations) => void;
}

/**
 * Creates a cache for styles that are computed at runtime, so that a panel reuses its rule when it is reopened.
 *
 * After more than 10,000 accesses, rules that have not been used for 600,000 ms are removed (see section 9 of the
 * specification).
 *
 * @param now function that returns the current time in milliseconds
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
