import type { IndexManifest } from '@octavo/search';
import { withBase } from '@octavo/theme/urls';

import { MANIFEST_FILE } from '../../model/payload';
import type { SearchScope } from './types';

/** What says where the index of a language and version is. */
export function manifestOf({ base, lang, version }: SearchScope): IndexManifest {
  const absolute = (path: string) => new URL(withBase(path, base), document.baseURI).href;
  return {
    url: absolute(MANIFEST_FILE),
    base: absolute(''),
    keys: [[lang, version].filter(Boolean).join('/'), lang],
  };
}
