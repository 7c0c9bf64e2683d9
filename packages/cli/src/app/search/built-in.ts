import { createSearchClient } from '@octavo/search';
import { withBase } from '@octavo/theme/urls';

import { MANIFEST_FILE } from '../payload';
import type { MakeClient } from './types';

/** Search in the index that the build wrote. */
export const makeClient: MakeClient = ({ base, lang, version }) => {
  const absolute = (path: string) => new URL(withBase(path, base), document.baseURI).href;
  return createSearchClient({
    manifest: {
      url: absolute(MANIFEST_FILE),
      base: absolute(''),
      keys: [[lang, version].filter(Boolean).join('/'), lang],
    },
  });
};
