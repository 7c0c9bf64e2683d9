import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { encodePath, toMarkdownFile, withBase } from '@octavo/theme/urls';

import { readLastKey } from '../../build/output/output-record';
import { digest, digestFile } from '../../files/digest';
import type { SiteConfig } from '../../model/config';
import type { LlmsConfig } from '../../model/config-values.generated';
import type { BuiltEdition, BuiltPage, SiteFiles } from '../../model/plugin-values';
import { createUrlBuilder } from '../../site/seo/seo-tags';
import { createEditionSections } from './edition-sections';
import {
  createFullText,
  type FullTextFiles,
  type FullTextPage,
  getFullTextKey,
  type ReplacedPage,
  replaceFullText,
} from './full-text';
import { getLlmsPath } from './llms-paths';
import { formatLlmsIndex } from './llms-text';
import { renderPageMarkdown } from './page-markdown';

export interface WriteLlmsFilesInput extends Pick<SiteFiles, 'put' | 'read'> {
  config: SiteConfig;
  options: Required<LlmsConfig>;
  editions: readonly BuiltEdition[];
  pages: readonly BuiltPage[];
}

/** Returns a function that returns the URLs of pages in `llms-full.txt`. */
function createPageUrls(config: SiteConfig): (built: Pick<BuiltPage, 'page'>) => string {
  const urls = createUrlBuilder(config);
  return ({ page }) =>
    urls?.page(page.routePath) ?? withBase(encodePath(page.routePath), config.base);
}

function getFullTextFiles(
  path: string,
  { outDir, cacheDir }: SiteConfig,
): Omit<FullTextFiles, 'lastKey'> {
  return {
    last: join(outDir, path),
    record: join(cacheDir, 'llms', `${path.replaceAll('/', '.')}.json`),
  };
}

/**
 * Updates `llms-full.txt` after the texts of some pages of an edition have changed.
 *
 * @returns `false` if the file of the last build cannot be updated
 */
export async function updateFullText(
  pages: readonly BuiltPage[],
  {
    config,
    edition,
    keyOf,
    put,
  }: Pick<WriteLlmsFilesInput, 'config' | 'put'> & {
    edition: BuiltEdition;
    /** Returns the key of a file of the last build, which was not modified. */
    keyOf: (path: string) => string | undefined;
  },
): Promise<boolean> {
  const path = getLlmsPath('llms-full.txt', edition, config);
  const isPublic = (file: string) => existsSync(join(config.publicDir, file));
  if ([path, ...pages.map(({ page }) => toMarkdownFile(page.routePath))].some(isPublic))
    return false;
  const pageUrl = createPageUrls(config);
  const listed = pages.filter(({ seo }) => !seo.isHidden);
  const changed = listed.map((built): [string, ReplacedPage] => [
    pageUrl(built),
    { key: built.key, markdown: renderPageMarkdown(config, built) },
  ]);
  if (changed.length === 0) return true;
  const files = { ...getFullTextFiles(path, config), lastKey: keyOf(path) };
  const text = replaceFullText(new Map(changed), files);
  if (!text) return false;
  await put(path, text.key, () => text.chunks);
  return true;
}

/** Writes `llms.txt` and `llms-full.txt` for each language and version. */
export async function writeLlmsFiles({
  config,
  options,
  editions,
  pages,
  put,
  read,
}: WriteLlmsFilesInput): Promise<void> {
  const urls = createUrlBuilder(config);
  const markdownUrl = ({ page }: BuiltPage) => {
    const path = encodePath(toMarkdownFile(page.routePath));
    return urls?.asset(`/${path}`) ?? withBase(path, config.base);
  };
  const pageUrl = createPageUrls(config);

  const hasPublicDir = existsSync(config.publicDir);
  const keyOf = ({ page, key }: BuiltPage) => {
    if (!options.pages || !hasPublicDir) return key;
    // A file in the public folder replaces the Markdown of a page.
    const publicFile = join(config.publicDir, toMarkdownFile(page.routePath));
    return (existsSync(publicFile) ? digestFile(publicFile) : undefined) ?? key;
  };

  for (const edition of editions) {
    const listed = pages.filter(
      ({ edition: pageEdition, page, seo }) =>
        pageEdition === edition && page.contentLang === undefined && !seo.isHidden,
    );
    if (listed.length === 0) continue;
    const builtOf = new Map(listed.map((built) => [built.page, built]));
    const sections = createEditionSections(edition, [...builtOf.keys()]);
    if (options.index) {
      const text = formatLlmsIndex(
        edition.site,
        sections.map((section) => ({
          ...section,
          pages: section.pages.map((page) => {
            const built = builtOf.get(page)!;
            const { description } = built.seo;
            return {
              // Home pages display the site title in the hero.
              title: page.content.frontmatter.pageType === 'home' ? edition.site.title : page.title,
              url: options.pages ? markdownUrl(built) : pageUrl(built),
              description: description === edition.site.description ? undefined : description,
            };
          }),
        })),
      );
      await put(getLlmsPath('llms.txt', edition, config), digest(text), () => text);
    }
    if (options.full) {
      const inOrder = sections.flatMap((section) =>
        section.pages.map((page) => builtOf.get(page)!),
      );
      const fullPages = inOrder.map(
        (built): FullTextPage => ({
          key: keyOf(built),
          url: pageUrl(built),
          markdown: async () => {
            // Reading the emitted Markdown file is cheaper than loading the page from the store.
            const file = toMarkdownFile(built.page.routePath);
            const written = options.pages ? await read(file) : undefined;
            return written ?? renderPageMarkdown(config, built);
          },
        }),
      );
      const path = getLlmsPath('llms-full.txt', edition, config);
      const files = getFullTextFiles(path, config);
      await put(path, getFullTextKey(fullPages), () =>
        createFullText(fullPages, { ...files, lastKey: readLastKey(path, config) }),
      );
    }
  }
}
