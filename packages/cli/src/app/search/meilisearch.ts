import { createMeilisearchClient, type MeilisearchOptions } from '@octavo/search/meilisearch';

import type { MakeClient } from './types';

/** Creates a client for an index of Meilisearch. */
export const makeClient: MakeClient<Omit<MeilisearchOptions, 'lang' | 'version'>> = (
  { lang, version },
  options,
) => createMeilisearchClient({ ...options, lang, version });
