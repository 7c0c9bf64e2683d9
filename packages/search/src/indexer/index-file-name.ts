import { createHash } from 'node:crypto';

import { INDEX_FILE_PREFIX } from '../model/constants';
import type { EntryGroup, IndexFile } from './types';

interface IndexFileNameOptions {
  /** @default 'search_index' */
  prefix?: string;
  /** Language tag. Omitted from the file name if empty. */
  lang: string;
  /** Documentation version. Omitted from the file name if empty. */
  version: string;
  /** File content to hash. */
  content: string;
}

/**
 * Returns the path of an index file, relative to the output folder:
 * `static/{prefix}.{lang}.{version}.{content-hash}.json`.
 */
export function getIndexFileName({
  prefix = INDEX_FILE_PREFIX,
  lang,
  version,
  content,
}: IndexFileNameOptions): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const parts = [prefix, lang, version].map(toFileNamePart).filter(Boolean);
  return `static/${[...parts, hash].join('.')}.json`;
}

/** Sanitizes part of a file name. Dots are reserved as separators, and slashes would create folders. */
function toFileNamePart(text: string): string {
  return text.replace(/[^\p{L}\p{N}-]+/gu, '_');
}

/** Returns a function that creates the index file with a content. */
export function createIndexFile(
  { lang, version }: Pick<EntryGroup, 'lang' | 'version'>,
  { prefix }: Pick<IndexFileNameOptions, 'prefix'> = {},
): (content: unknown) => IndexFile {
  return (content) => {
    const json = JSON.stringify(content);
    return { json, file: getIndexFileName({ prefix, lang, version, content: json }) };
  };
}
