import { createTypesenseClient, type TypesenseOptions } from '@octavo/search/typesense';

import type { MakeClient } from './types';

/** Creates a search client for a Typesense collection. */
export const makeClient: MakeClient<Omit<TypesenseOptions, 'lang' | 'version'>> = (
  { lang, version },
  options,
) => createTypesenseClient({ ...options, lang, version });
