import { createPagefindClient, type PagefindModule } from '@octavo/search/pagefind';
import { withBase } from '@octavo/theme/urls';

import { pagefindFolder } from '../../model/payload';
import type { MakeClient } from './types';

/** Search in what Pagefind wrote beside the site. */
export const makeClient: MakeClient = ({ base, lang, version }) => {
  const url = withBase(`${pagefindFolder(lang, version)}/pagefind.js`, base);
  return createPagefindClient({
    load: () => import(/* webpackIgnore: true */ url) as Promise<PagefindModule>,
    // Addresses in the index are route paths.
    toLink: (link) => link,
  });
};
