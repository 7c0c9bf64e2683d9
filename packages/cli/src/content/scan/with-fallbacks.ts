import { joinRoute, pageKey, splitRoute } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import { getLangOptions } from './route-of';

/**
 * Adds a fallback page for each missing translation. It displays the page in the default language, so that switching
 * languages or following a link never leads to a 404 page.
 */
export function addFallbackPages<T extends SourceFile>(
  files: readonly T[],
  config: Pick<SiteConfig, 'lang' | 'locales' | 'multiVersion'>,
): T[] {
  const options = getLangOptions(config);
  const existing = new Set(files.map(({ routePath }) => pageKey(routePath)));
  const originals = files.filter(({ lang }) => lang === config.lang);
  const fallbacks = options.langs
    .filter((lang) => lang !== config.lang)
    .flatMap((lang) =>
      originals.flatMap((file) => {
        const routePath = joinRoute({ ...splitRoute(file.routePath, options), lang }, options);
        return existing.has(pageKey(routePath))
          ? []
          : [{ ...file, routePath, lang, contentLang: config.lang }];
      }),
    );
  return [...files, ...fallbacks];
}
