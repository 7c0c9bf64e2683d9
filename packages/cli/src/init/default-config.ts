import type { UserConfig } from '../model/config';
import { type FolderInfo, inspectFolder } from './inspect-folder';
import { chooseLocales, getContentEditUrl, getDescription, getExcludedPaths } from './plan-site';
import { getLanguageLabel } from './sample-pages';

/**
 * Returns a configuration for a folder with Markdown files, which is the same as that of `octavo init`. Returns `undefined`
 * if the folder contains no pages.
 *
 * @throws {OctavoError} `USAGE` if `package.json` is not a JSON object
 */
export function createDefaultConfig(folder: string): UserConfig | undefined {
  const info = inspectFolder(folder);
  return info.contentRoot === undefined ? undefined : createSiteConfig(info, ['en']);
}

/** Returns the configuration that `octavo init` writes for existing pages in these languages. */
export function createSiteConfig(
  info: FolderInfo,
  langs: readonly [string, ...string[]],
): UserConfig {
  const { contentRoot, title, manifest } = info;
  const description = getDescription(manifest);
  const editUrl = getContentEditUrl(info);
  const locales = chooseLocales(info, langs);
  return {
    title,
    ...(description !== undefined && { description }),
    ...(contentRoot !== undefined && { root: contentRoot }),
    ...(contentRoot === '.' && { route: { exclude: getExcludedPaths(info) } }),
    ...(editUrl !== undefined && { themeConfig: { editLink: { docRepoBaseUrl: editUrl } } }),
    lang: langs[0],
    ...(locales.length > 0 && {
      locales: locales.map((lang) => ({ lang, label: getLanguageLabel(lang) })),
    }),
  };
}
