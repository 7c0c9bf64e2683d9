import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { encodePath, toMarkdownFile, withBase } from '@octavo/theme/urls';

import { digest } from '../compile/digest';
import type { SiteConfig } from '../config/types';
import type { Output } from '../output/output';
import type { langOptions } from '../pages/route-of';
import type { Page } from '../pages/types';
import { absoluteUrl } from '../seo/seo-tags';
import type { Edition } from '../site/assemble-site';
import { editionSections } from './edition-sections';
import { llmsPath } from './llms-paths';
import { llmsFull, llmsIndex } from './llms-text';

export interface LlmsPageInput {
  page: Page;
  edition: Edition;
  /** Digest of everything its Markdown is made from. */
  key: string;
  markdown: () => string;
  description: string | undefined;
  /** Whether the page asks to stay out of search engines; lists leave it out as well. */
  isHidden: boolean;
}

export interface WriteLlmsInput {
  config: Pick<SiteConfig, 'llms' | 'base' | 'siteOrigin' | 'route' | 'publicDir' | 'lang'> &
    Parameters<typeof langOptions>[0];
  editions: readonly Edition[];
  pages: readonly LlmsPageInput[];
  output: Output;
}

/** Write pages as Markdown, and for each language and version the files that list and hold them all. */
export async function writeLlms({
  config,
  editions,
  pages,
  output,
}: WriteLlmsInput): Promise<void> {
  const { llms, base, publicDir } = config;
  const put = (path: string, key: string, make: () => string) => {
    // What a site publishes under the name itself wins.
    if (!existsSync(join(publicDir, path))) output.put(path, key, make);
  };
  if (llms.pages) {
    for (const { page, key, markdown } of pages) {
      put(toMarkdownFile(page.routePath), key, markdown);
      await output.room();
    }
  }
  const absolute = absoluteUrl(config);
  const twinUrl = (page: Page) => {
    const path = encodePath(toMarkdownFile(page.routePath));
    return absolute?.asset(`/${path}`) ?? withBase(path, base);
  };
  const pageUrl = (page: Page) =>
    absolute?.page(page.routePath) ?? withBase(encodePath(page.routePath), base);
  const inputOf = new Map(pages.map((input) => [input.page, input]));

  for (const edition of editions) {
    const listed = pages.filter(
      (input) =>
        input.edition === edition && input.page.contentLang === undefined && !input.isHidden,
    );
    if (listed.length === 0) continue;
    const sections = editionSections(
      edition,
      listed.map(({ page }) => page),
    );
    if (llms.index) {
      const text = llmsIndex(
        edition.site,
        sections.map((section) => ({
          ...section,
          pages: section.pages.map((page) => ({
            // A home page is a hero; its title is the site's.
            title: page.content.frontmatter.pageType === 'home' ? edition.site.title : page.title,
            url: llms.pages ? twinUrl(page) : pageUrl(page),
            description: inputOf.get(page)!.description,
          })),
        })),
      );
      put(llmsPath('llms.txt', edition, config), digest(text), () => text);
    }
    if (llms.full) {
      const inputs = sections.flatMap((section) => section.pages.map((page) => inputOf.get(page)!));
      const key = digest(...inputs.flatMap((input) => [input.key, pageUrl(input.page)]));
      const path = llmsPath('llms-full.txt', edition, config);
      const entries: { url: string; markdown: string }[] = [];
      if (!output.has(path, key)) {
        for (const { page, markdown } of inputs) {
          // The twin is smaller than what the store keeps of a page.
          const twin = llms.pages ? await output.read(toMarkdownFile(page.routePath)) : undefined;
          entries.push({ url: pageUrl(page), markdown: twin ?? markdown() });
        }
      }
      put(path, key, () => llmsFull(entries));
    }
  }
}
