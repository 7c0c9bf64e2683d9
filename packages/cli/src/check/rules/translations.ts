import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';

/** A page with its translation. */
export interface Pair {
  original: Page;
  translation: Page;
}

/** Pages by what they are in every language: version, and path without the language's folder. */
function byContent(pages: readonly Page[]): Map<string, Map<string, Page>> {
  const groups = new Map<string, Map<string, Page>>();
  for (const page of pages) {
    const key = contentKey(page);
    const group = groups.get(key) ?? new Map<string, Page>();
    groups.set(key, group.set(page.lang, page));
  }
  return groups;
}

/** `v1/zh/guide/a.mdx` and `v1/en/guide/a.md` are one content. */
export function contentKey({ relativePath, lang }: Pick<Page, 'relativePath' | 'lang'>): string {
  const segments = relativePath.replace(/\.\w+$/, '').split('/');
  const at = segments.indexOf(lang);
  return segments.filter((_, index) => index !== at || at > 1).join('/');
}

/** Each page of the default language with its translations. */
export function pairsOf(pages: readonly Page[], { lang }: Pick<SiteConfig, 'lang'>): Pair[] {
  return [...byContent(pages).values()].flatMap((group) => {
    const original = group.get(lang);
    if (!original) return [];
    return [...group.values()]
      .filter((page) => page !== original)
      .map((translation) => ({ original, translation }));
  });
}

/** Pages that a language lacks, and translations whose original is gone. */
export function auditTranslations(
  pages: readonly Page[],
  { lang, locales, isMultilingual }: Pick<SiteConfig, 'lang' | 'locales' | 'isMultilingual'>,
): Finding[] {
  if (!isMultilingual || locales.length < 2) return [];
  return [...byContent(pages).values()].flatMap((group): Finding[] => {
    const original = group.get(lang);
    if (original) {
      return locales
        .filter((locale) => !group.has(locale.lang))
        .map((locale) => ({
          rule: 'missing-translation',
          ...topOf(original),
          message: `Expected a translation of this page in "${locale.lang}", got none.`,
          hint: `Write ${inLang(original, locale.lang)}.`,
          lacks: { lang: locale.lang, routePath: original.routePath },
        }));
    }
    return [...group.values()].map((page) => ({
      rule: 'orphan-translation',
      ...topOf(page),
      message: `Expected the page this one translates in "${lang}", got none.`,
      hint: `Write ${inLang(page, lang)}, or remove this page.`,
    }));
  });
}

/** Translations whose original was committed after them. Times are ISO 8601, by path below the content root. */
export function auditStale(
  pairs: readonly Pair[],
  committed: ReadonlyMap<string, string>,
): Finding[] {
  return pairs.flatMap(({ original, translation }): Finding[] => {
    const [changed, translated] = [original, translation].map((page) =>
      committed.get(page.relativePath),
    );
    if (changed === undefined || translated === undefined || changed <= translated) return [];
    return [
      {
        rule: 'stale-translation',
        ...topOf(translation),
        message: `Expected this page to be as new as ${original.relativePath}, which changed on ${day(changed)}; this one did last on ${day(translated)}.`,
        hint: `See what changed with git log -p --since=${translated} and bring it over.`,
      },
    ];
  });
}

function day(time: string): string {
  return time.slice(0, 10);
}

function inLang({ relativePath, lang }: Page, other: string): string {
  const segments = relativePath.split('/');
  const at = segments.indexOf(lang);
  return at < 0 || at > 1
    ? relativePath
    : segments.map((name, index) => (index === at ? other : name)).join('/');
}

function topOf({ filePath }: Page): Pick<Finding, 'file' | 'line' | 'column'> {
  return { file: filePath, line: 1, column: 1 };
}
