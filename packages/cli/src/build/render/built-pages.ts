import { digest } from '../../files/digest';
import type { Page } from '../../model/page';
import type { BuiltPage } from '../../model/plugin-values';
import type { RenderPage } from './render-site';

/** Pages with all that is made of them, each from what stands at its place in `rendered`. */
export function builtPages(
  pages: readonly Page[],
  rendered: readonly RenderPage[],
  version: string,
): BuiltPage[] {
  return pages.flatMap((page, index) => {
    const { data, edition, hash, body, seo } = rendered[index]!;
    // Only pages of our own have none.
    if (!seo) return [];
    return {
      page,
      data,
      edition,
      seo,
      key: digest(version, hash, page.title, JSON.stringify(data.overview ?? null)),
      markdown: () => body().markdown,
    };
  });
}
