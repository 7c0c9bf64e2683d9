import type { ReplaceRule } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';

/** Returns `replaceRules` as JSON. */
export function replaceRulesOf({ replaceRules }: Pick<SiteConfig, 'replaceRules'>): ReplaceRule[] {
  return replaceRules.map(({ search, replace }) => ({
    search: typeof search === 'string' ? search : { pattern: search.source, flags: search.flags },
    replace,
  }));
}

/** Returns a source after all replacements, in order. A string is replaced everywhere, a regular expression by its flags. */
export function replaceSource(source: string, rules: readonly ReplaceRule[]): string {
  return rules.reduce(
    (text, { search, replace }) =>
      typeof search === 'string'
        ? text.replaceAll(search, replace)
        : text.replace(new RegExp(search.pattern, search.flags), replace),
    source,
  );
}
