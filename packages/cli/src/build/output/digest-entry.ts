import type { IndexEntry } from '@octavo/search/indexer';

import { digest } from '../../files/digest';
import { getEntryFacts } from '../../site/search-entries';

/** Returns a digest of the fields that the index contains. Does not read the content. */
export function digestEntry(entry: IndexEntry): string {
  return digest(JSON.stringify(withoutContent(entry)), getEntryFacts(entry).hash);
}

/** Returns an entry without its content, and without the mentions, which split indexes do not contain. */
export function withoutContent(entry: IndexEntry): IndexEntry {
  const keys = (Object.keys(entry) as (keyof IndexEntry)[]).filter((key) => key !== 'mentions');
  return Object.fromEntries(
    keys.map((key) => [key, key === 'content' ? '' : entry[key]]),
  ) as unknown as IndexEntry;
}
