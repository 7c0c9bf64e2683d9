import { createPagefindClient, type PagefindModule } from '@octavo/search/pagefind';
import { withBase } from '@octavo/theme/urls';

import { getPagefindFolder } from '../../model/payload';
import type { MakeClient } from './types';

/** Creates a search client for the Pagefind index of a language and version. */
export const makeClient: MakeClient = ({ base, lang, version }) => {
  const url = withBase(`${getPagefindFolder(lang, version)}/pagefind.js`, base);
  return createPagefindClient({
    load: () => import(/* webpackIgnore: true */ url) as Promise<PagefindModule>,
    // Pagefind indexes route paths, so links need no conversion.
    toLink: (link) => link,
  });
};
