import { encodePath, toMarkdownFile, withBase } from '@octavo/theme/urls';

import { digest } from '../../files/digest';
import type { SiteConfig } from '../../model/config';
import type { LlmsConfig } from '../../model/config-values.generated';
import type { BuiltEdition, BuiltPage, SiteFiles } from '../../model/plugin-values';
import { absoluteUrl } from '../../site/seo/seo-tags';
import { editionSections } from './edition-sections';
import { llmsPath } from './llms-paths';
import { llmsFull, llmsIndex } from './llms-text';
import { pageTwin } from './page-twin';

export interface WriteListsInput extends Pick<SiteFiles, 'put' | 'read'> {
  config: SiteConfig;
  wanted: Required<LlmsConfig>;
  editions: readonly BuiltEdition[];
  pages: readonly BuiltPage[];
}

/** Write what lists the pages of each language and version, and what holds them all. */
export async function writeLists({
  config,
  wanted,
  editions,
  pages,
  put,
  read,
}: WriteListsInput): Promise<void> {
  const absolute = absoluteUrl(config);
  const twinUrl = ({ page }: BuiltPage) => {
    const path = encodePath(toMarkdownFile(page.routePath));
    return absolute?.asset(`/${path}`) ?? withBase(path, config.base);
  };
  const pageUrl = ({ page }: BuiltPage) =>
    absolute?.page(page.routePath) ?? withBase(encodePath(page.routePath), config.base);

  for (const edition of editions) {
    const listed = pages.filter(
      ({ edition: own, page, seo }) =>
        own === edition && page.contentLang === undefined && !seo.isHidden,
    );
    if (listed.length === 0) continue;
    const builtOf = new Map(listed.map((built) => [built.page, built]));
    const sections = editionSections(edition, [...builtOf.keys()]);
    if (wanted.index) {
      const text = llmsIndex(
        edition.site,
        sections.map((section) => ({
          ...section,
          pages: section.pages.map((page) => {
            const built = builtOf.get(page)!;
            const { description } = built.seo;
            return {
              // A home page is a hero; its title is the site's.
              title: page.content.frontmatter.pageType === 'home' ? edition.site.title : page.title,
              url: wanted.pages ? twinUrl(built) : pageUrl(built),
              description: description === edition.site.description ? undefined : description,
            };
          }),
        })),
      );
      await put(llmsPath('llms.txt', edition, config), digest(text), () => text);
    }
    if (wanted.full) {
      const inOrder = sections.flatMap((section) =>
        section.pages.map((page) => builtOf.get(page)!),
      );
      const key = digest(...inOrder.flatMap((built) => [built.key, pageUrl(built)]));
      await put(llmsPath('llms-full.txt', edition, config), key, async () => {
        const entries: { url: string; markdown: string }[] = [];
        for (const built of inOrder) {
          // The twin is smaller than what the store keeps of a page.
          const path = toMarkdownFile(built.page.routePath);
          const twin = wanted.pages ? await read(path) : undefined;
          entries.push({ url: pageUrl(built), markdown: twin ?? pageTwin(config, built) });
        }
        return llmsFull(entries);
      });
    }
  }
}
