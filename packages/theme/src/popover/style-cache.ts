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
  /** Give a selector its declarations and keep them until `release`. */
  set: (selector: string, declarations: Declarations) => void;
  /** Nothing on the page has the selector any more; its rule may go once it has been idle. */
  release: (selector: string) => void;
  /** Number of rules. */
  readonly size: number;
}

interface Entry {
  text: string;
  usedAt: number;
  isHeld: boolean;
}

/**
 * Keep the styles that are only known at run time, so that a panel that opens again finds its rule.
 *
 * After more than 10,000 accesses it is cleaned of what was idle for more than 600,000 ms.
 *
 * @param now current time in milliseconds
 */
export function createStyleCache(target: StyleTarget, now: () => number = Date.now): StyleCache {
  const entries = new Map<string, Entry>();
  let accesses = 0;

  function clean() {
    accesses = 0;
    const oldest = now() - STYLE_CACHE_MAX_IDLE;
    for (const [selector, { usedAt, isHeld }] of entries) {
      if (isHeld || usedAt >= oldest) continue;
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
      entries.set(selector, { text, usedAt: now(), isHeld: true });
    },
    release(selector) {
      const entry = entries.get(selector);
      if (entry) entry.isHeld = false;
    },
    get size() {
      return entries.size;
    },
  };
}
