import { isGeneratedFile } from '../../content/scan/plugin-pages';
import type { SiteConfig } from '../../model/config';
import type { Page, SourceFile } from '../../model/page';
import type { Finding } from '../../model/rules';
import { type ContentFolders, contentPath } from './content-path';

/** A page in the default language and one of its translations. */
export interface TranslationPair {
  original: Page;
  translation: Page;
}

/** Groups pages by content key and language. */
function groupByContent(pages: readonly Page[]): Map<string, Map<string, Page>> {
  const groups = new Map<string, Map<string, Page>>();
  for (const page of pages) {
    const key = getContentKey(page);
    const group = groups.get(key) ?? new Map<string, Page>();
    groups.set(key, group.set(page.lang, page));
  }
  return groups;
}

/** Returns the key shared by all translations of a page, for example `v1/guide/a` for `v1/zh/guide/a.mdx`. */
export function getContentKey({ relativePath, lang }: Pick<Page, 'relativePath' | 'lang'>): string {
  const segments = relativePath.replace(/\.\w+$/, '').split('/');
  const at = segments.indexOf(lang);
  return segments.filter((_, index) => index !== at || at > 1).join('/');
}

/** Pairs each translation with the original page in the default language. */
export function getTranslationPairs(
  pages: readonly Page[],
  { lang }: Pick<SiteConfig, 'lang'>,
): TranslationPair[] {
  return [...groupByContent(pages).values()].flatMap((group) => {
    const original = group.get(lang);
    if (!original) return [];
    return [...group.values()]
      .filter((page) => page !== original)
      .map((translation) => ({ original, translation }));
  });
}

/**
 * Reports missing translations and translations without an original page. Pages that plugins generate are excluded: a blog
 * has pages of tags only in the languages of its posts.
 *
 * @param drafts - pages that exist, but are excluded
 */
export function auditTranslations(
  pages: readonly Page[],
  config: Pick<SiteConfig, 'cacheDir' | 'lang' | 'locales' | 'isMultilingual'> & ContentFolders,
  drafts: readonly SourceFile[] = [],
): Finding[] {
  const { lang, locales, isMultilingual } = config;
  if (!isMultilingual || locales.length < 2) return [];
  const isWritten = ({ filePath }: Page) => !isGeneratedFile(filePath, config);
  const draftKeys = new Set(drafts.map((draft) => `${draft.lang} ${getContentKey(draft)}`));
  const similarFolders = new Set<string>();
  return [...groupByContent(pages)].flatMap(([key, group]): Finding[] => {
    const original = group.get(lang);
    if (original) {
      if (!isWritten(original)) return [];
      const similar = findSimilarLanguage(original, config);
      if (similar) {
        const { folder, lang: meant } = similar;
        if (similarFolders.has(folder)) return [];
        similarFolders.add(folder);
        return [
          {
            rule: 'orphan-translation',
            ...startOf(original),
            message: `The folder "${contentPath(folder, config)}" is not the folder of a language, so its pages are in "${original.lang}".`,
            hint: `Rename it to "${meant}", or change the language in locales from "${meant}" to "${folder.split('/').at(-1)}".`,
          },
        ];
      }
      return locales
        .filter((locale) => !group.has(locale.lang) && !draftKeys.has(`${locale.lang} ${key}`))
        .map((locale) => ({
          rule: 'missing-translation',
          ...startOf(original),
          message: `This page has no "${locale.lang}" translation.`,
          hint: `Create ${contentPath(translatedPath(original, locale.lang), config)}.`,
          missingTranslation: { lang: locale.lang, routePath: original.routePath },
        }));
    }
    if (draftKeys.has(`${lang} ${key}`)) return [];
    return [...group.values()].filter(isWritten).map((page) => ({
      rule: 'orphan-translation',
      ...startOf(page),
      message: `This translation has no original page in "${lang}".`,
      hint: `Create ${contentPath(translatedPath(page, lang), config)} or remove this page.`,
    }));
  });
}

/**
 * Reports translations that are older than the original page.
 *
 * @param lastCommitDates - maps paths relative to the content root to ISO 8601 dates
 */
export function auditStaleTranslations(
  pairs: readonly TranslationPair[],
  lastCommitDates: ReadonlyMap<string, string>,
  config: ContentFolders,
): Finding[] {
  return pairs.flatMap(({ original, translation }): Finding[] => {
    const [changed, translated] = [original, translation].map((page) =>
      lastCommitDates.get(page.relativePath),
    );
    if (changed === undefined || translated === undefined || changed <= translated) return [];
    return [
      {
        rule: 'stale-translation',
        ...startOf(translation),
        message: `This translation was last updated on ${toDay(translated)}, but ${contentPath(original.relativePath, config)} changed on ${toDay(changed)}.`,
        hint: `Run "git log -p --since=${translated}" to review the changes, then update the translation.`,
      },
    ];
  });
}

function toDay(time: string): string {
  return time.slice(0, 10);
}

/** Returns the folder of a page, such as `es-ES`, if it is a variant of another language of the site, such as `es`. */
function findSimilarLanguage(
  { relativePath, version }: Page,
  { locales }: Pick<SiteConfig, 'locales'>,
): { folder: string; lang: string } | undefined {
  const segments = relativePath.split('/');
  const at = version !== '' && segments[0] === version ? 1 : 0;
  const name = segments[at]!;
  if (at === segments.length - 1 || locales.some(({ lang }) => lang === name)) return undefined;
  const primary = name.toLowerCase().split(/[-_]/, 1)[0];
  const similar = locales.find(({ lang }) => lang.toLowerCase().split('-', 1)[0] === primary);
  return similar && { folder: segments.slice(0, at + 1).join('/'), lang: similar.lang };
}

/** Returns the relative path of a page's translation. The page itself can be outside of a language folder. */
function translatedPath({ relativePath, lang, version }: Page, targetLang: string): string {
  const segments = relativePath.split('/');
  const at = version !== '' && segments[0] === version ? 1 : 0;
  return segments.toSpliced(at, segments[at] === lang ? 1 : 0, targetLang).join('/');
}

function startOf({ filePath }: Page): Pick<Finding, 'file' | 'line' | 'column'> {
  return { file: filePath, line: 1, column: 1 };
}
