import { createSearchClient, type SearchClient } from '@octavo/search';
import { withBase } from '@octavo/theme/urls';

import { MANIFEST_FILE, type SiteManifest } from './payload';

const clients = new Map<string, SearchClient>();

/** The search of one language and version. One client each, so that coming back to a language loads nothing again. */
export function searchClientFor(base: string, lang: string, version: string): SearchClient {
  const key = [lang, version].filter(Boolean).join('/');
  let client = clients.get(key);
  if (!client) {
    const files = once(async () => {
      const response = await fetch(withBase(MANIFEST_FILE, base));
      return ((await response.json()) as SiteManifest).searchIndexes[key];
    });
    const url = (file: string | undefined) =>
      file === undefined ? undefined : withBase(file, base);
    client = createSearchClient({
      indexUrl: async () => url((await files())?.index),
      prebuiltUrl: async () => url((await files())?.prebuilt),
    });
    clients.set(key, client);
  }
  return client;
}

/** Ask once for what two callers want; a failure is not kept. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().finally(() => {
      answer = undefined;
    });
    return answer;
  };
}
