import { createSearchClient } from '@octavo/search';
import { withBase } from '@octavo/theme/urls';

import { fetchManifest } from './fetch-manifest';
import type { MakeClient } from './types';

/** Search in the index that the build wrote. */
export const makeClient: MakeClient = ({ base, lang, version }) => {
  const files = once(async () => {
    const { searchIndexes } = await fetchManifest(base);
    return searchIndexes[[lang, version].filter(Boolean).join('/')] ?? searchIndexes[lang];
  });
  const url = (file: string | undefined) => (file === undefined ? undefined : withBase(file, base));
  return createSearchClient({
    indexUrl: async () => url((await files())?.index),
    prebuiltUrl: async () => url((await files())?.prebuilt),
  });
};

/** Ask once for what two callers want; the answer is not kept. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().finally(() => {
      answer = undefined;
    });
    return answer;
  };
}
