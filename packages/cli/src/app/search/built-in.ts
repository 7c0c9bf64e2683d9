import { createSearchClient } from '@octavo/search';

import { manifestOf } from './manifest-of';
import type { MakeClient } from './types';

/** Search in the index that the build wrote. */
export const makeClient: MakeClient = (scope, _options, begun) =>
  createSearchClient({ manifest: manifestOf(scope), begun });
