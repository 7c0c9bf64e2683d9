import { type AlgoliaOptions, createAlgoliaClient } from '@octavo/search/algolia';
import { toRoutePath, withoutBase } from '@octavo/theme/urls';

import type { MakeClient } from './types';

/** Creates a search client for an Algolia DocSearch index. */
export const makeClient: MakeClient<AlgoliaOptions> = ({ base, lang, version }, options) =>
  createAlgoliaClient({
    ...options,
    facetFilters: [
      `lang:${lang}`,
      ...(version === '' ? [] : [`version:${version}`]),
      ...(options.facetFilters ?? []),
    ],
    toLink: (url) => routeOfUrl(url, base),
  });

/** Extracts the route path and hash from a crawled URL. */
function routeOfUrl(url: string, base: string): string {
  const { pathname, hash } = new URL(url, 'https://site.invalid');
  return toRoutePath(withoutBase(pathname, base) ?? pathname) + hash;
}
