import type { ReplaceRule } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';

/** Converts `replaceRules` to a JSON-serializable format. */
export function serializeReplaceRules({
  replaceRules,
}: Pick<SiteConfig, 'replaceRules'>): ReplaceRule[] {
  return replaceRules.map(({ search, replace }) => ({
    search: typeof search === 'string' ? search : { pattern: search.source, flags: search.flags },
    replace,
  }));
}

/**
 * Applies all replace rules in order. String patterns replace all occurrences; regular expressions depend on their
 * flags.
 */
export function applyReplaceRules(source: string, rules: readonly ReplaceRule[]): string {
  return rules.reduce(
    (text, { search, replace }) =>
      typeof search === 'string'
        ? text.replaceAll(search, replace)
        : text.replace(new RegExp(search.pattern, search.flags), replace),
    source,
  );
}
