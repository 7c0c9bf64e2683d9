import type { IndexEntry } from '../model/types';

/**
 * Returns the fields of an entry that are in every index, in a fixed order. Reads the content, which can be read on demand.
 */
export function pickFields(entry: IndexEntry): IndexEntry {
  const { id, title, content, routePath, lang, version, description, keywords, weight } = entry;
  const toc = entry.toc.map(({ id, text, depth, charIndex, keywords }) => ({
    id,
    text,
    depth,
    charIndex,
    ...(keywords?.length ? { keywords } : {}),
  }));
  return {
    id,
    title,
    content,
    toc,
    routePath,
    lang,
    version,
    ...(description ? { description } : {}),
    ...(keywords?.length ? { keywords } : {}),
    ...(weight === undefined || weight === 1 ? {} : { weight }),
  };
}

/** Returns the fields of an entry that are in an index that is not split. */
export function pickAllFields(entry: IndexEntry): IndexEntry {
  const { mentions } = entry;
  return { ...pickFields(entry), ...(mentions ? { mentions } : {}) };
}
