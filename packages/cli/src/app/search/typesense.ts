import { createTypesenseClient, type TypesenseOptions } from '@octavo/search/typesense';

import type { MakeClient } from './types';

/** Creates a client for a collection of Typesense. */
export const makeClient: MakeClient<Omit<TypesenseOptions, 'lang' | 'version'>> = (
  { lang, version },
  options,
) => createTypesenseClient({ ...options, lang, version });
