import { digest } from '../compile/digest';
import type { SiteConfig } from '../config/types';
import type { Page } from '../pages/types';
import type { RenderPage } from '../render/render-site';
import { pageTwin } from './page-twin';
import type { LlmsPageInput } from './write-llms';

/** What is to be published as Markdown, from what is published as HTML; the 404 pages are not. */
export function llmsPages(
  config: Pick<SiteConfig, 'base' | 'route'>,
  rendered: readonly RenderPage[],
  pages: readonly Page[],
  version: string,
): LlmsPageInput[] {
  return pages.flatMap((page, index) => {
    const { data, edition, hash, body, seo } = rendered[index]!;
    if (data.pageType === '404') return [];
    const { overview } = data;
    const isOwn = seo?.description !== edition.site.description;
    return [
      {
        page,
        edition,
        key: digest(version, hash, page.title, JSON.stringify(overview ?? null)),
        markdown: () => pageTwin({ config, page, overview, markdown: body().markdown }),
        description: isOwn ? seo?.description : undefined,
        isHidden: seo?.isHidden ?? false,
      },
    ];
  });
}
