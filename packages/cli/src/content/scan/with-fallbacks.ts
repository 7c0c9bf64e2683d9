import { joinRoute, pageKey, splitRoute } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import { langOptions } from './route-of';

/**
 * Add a page for each one that a language lacks: it shows the original of the default language, and says so. A reader
 * who changes the language, or follows a link, then never finds nothing.
 */
export function withFallbacks<T extends SourceFile>(
  files: readonly T[],
  config: Pick<SiteConfig, 'lang' | 'locales' | 'multiVersion'>,
): T[] {
  const options = langOptions(config);
  const known = new Set(files.map(({ routePath }) => pageKey(routePath)));
  const originals = files.filter(({ lang }) => lang === config.lang);
  const fallbacks = options.langs
    .filter((lang) => lang !== config.lang)
    .flatMap((lang) =>
      originals.flatMap((file) => {
        const routePath = joinRoute({ ...splitRoute(file.routePath, options), lang }, options);
        return known.has(pageKey(routePath))
          ? []
          : [{ ...file, routePath, lang, contentLang: config.lang }];
      }),
    );
  return [...files, ...fallbacks];
}
