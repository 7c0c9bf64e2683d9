import { pageKey } from '@octavo/theme/urls';

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
function groupByContent(
  pages: readonly Page[],
  defaultLang: string,
): Map<string, Map<string, Page>> {
  const groups = new Map<string, Map<string, Page>>();
  for (const page of pages) {
    const key = getContentKey(page, defaultLang);
    const group = groups.get(key) ?? new Map<string, Page>();
    groups.set(key, group.set(page.lang, page));
  }
  return groups;
}

/**
 * Returns the key shared by all translations of a page: the version and the route without the language, for example
 * `v1 /v1/guide/a` for `/v1/zh/guide/a`. File names can differ, because a README can be the index of its folder.
 */
export function getContentKey(
  { routePath, lang, version }: Pick<Page, 'routePath' | 'lang' | 'version'>,
  defaultLang: string,
): string {
  const segments = routePath.split('/');
  // The language follows the version, which the routes of the default version do not contain.
  const at = segments[1] === lang ? 1 : 2;
  const route = lang === defaultLang ? routePath : segments.toSpliced(at, 1).join('/');
  return `${version} ${pageKey(route)}`;
}

/** Pairs each translation with the original page in the default language. */
export function getTranslationPairs(
  pages: readonly Page[],
  { lang }: Pick<SiteConfig, 'lang'>,
): TranslationPair[] {
  return [...groupByContent(pages, lang).values()].flatMap((group) => {
    const original = group.get(lang);
    if (!original) return [];
    return [...group.values()]
      .filter((page) => page !== original)
      .map((translation) => ({ original, translation }));
  });
}

/**
 * Reports missing translations and translations without an original page. Pages that plugins generate are excluded: a blog
 * has pages of tags only in the languages of its posts. Pages of versions that are read from Git are excluded, because a
 * translation cannot be added to their commit.
 *
 * @param drafts - pages that exist, but are excluded
 */
export function auditTranslations(
  pages: readonly Page[],
  config: Pick<SiteConfig, 'cacheDir' | 'lang' | 'locales' | 'isMultilingual' | 'gitVersions'> &
    ContentFolders,
  drafts: readonly SourceFile[] = [],
): Finding[] {
  const { lang, locales, isMultilingual } = config;
  if (!isMultilingual || locales.length < 2) return [];
  const editable = pages.filter(({ version }) => !config.gitVersions?.has(version));
  const isWritten = ({ filePath }: Page) => !isGeneratedFile(filePath, config);
  const draftKeys = new Set(drafts.map((draft) => `${draft.lang} ${getContentKey(draft, lang)}`));
  const similarFolders = new Set<string>();
  return [...groupByContent(editable, lang)].flatMap(([key, group]): Finding[] => {
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
            message: `The folder "${contentPath(folder, config)}" does not match a configured language, so its pages are treated as "${original.lang}".`,
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
    const path = contentPath(original.relativePath, config);
    const isSameDay = toDay(changed) === toDay(translated);
    const format = isSameDay ? toMinute : toDay;
    return [
      {
        rule: 'stale-translation',
        ...startOf(translation),
        message: `This translation was last updated on ${format(translated)}, but ${path} changed on ${format(changed)}.`,
        hint: `Run \`git log -p --since=${translated} -- "${path}"\` to review the changes, then update the translation.`,
      },
    ];
  });
}

function toDay(time: string): string {
  return time.slice(0, 10);
}

function toMinute(time: string): string {
  return `${toDay(time)} at ${time.slice(11, 16)} UTC`;
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
