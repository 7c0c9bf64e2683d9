import { type AlgoliaOptions, createAlgoliaClient } from '@octavo/search/algolia';

import { routeOfUrl } from './route-of-url';
import type { MakeClient } from './types';

/** Search in an index of Algolia DocSearch. */
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
