import type { BegunSearch } from '@octavo/search';
import { beginSearch } from '@octavo/search/begin';

import { manifestOf } from './manifest-of';
import type { SearchScope } from './types';

/** Start the search that the build made while the code that asks it is still on its way. */
export const begin = (scope: SearchScope): BegunSearch => beginSearch(manifestOf(scope));
