import { createMeilisearchClient, type MeilisearchOptions } from '@octavo/search/meilisearch';

import type { MakeClient } from './types';

/** Creates a search client for a Meilisearch index. */
export const makeClient: MakeClient<Omit<MeilisearchOptions, 'lang' | 'version'>> = (
  { lang, version },
  options,
) => createMeilisearchClient({ ...options, lang, version });
