import { digest } from '../../files/digest';
import type { BuiltPage } from '../../model/plugin-values';
import type { PageToRender } from './render-site';

/** Returns the pages of the site as plugins see them, without error pages. */
export function builtPages(pages: readonly PageToRender[], version: string): BuiltPage[] {
  return pages.flatMap(({ page, data, edition, hash, body, seo }) =>
    page && seo
      ? [
          {
            page,
            data,
            edition,
            seo,
            key: digest(version, hash, page.title, JSON.stringify(data.overview ?? null)),
            markdown: () => body().markdown,
          },
        ]
      : [],
  );
}
