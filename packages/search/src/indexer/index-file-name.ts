import { createHash } from 'node:crypto';

import { INDEX_FILE_PREFIX } from '../model/constants';

export interface IndexFileNameOptions {
  /** @default 'search_index' */
  prefix?: string;
  /** Language tag; an empty one is left out. */
  lang: string;
  /** Version of the documentation; an empty one is left out. */
  version: string;
  /** The file's text, of which the name carries a hash. */
  content: string;
}

/** Path of an index file below the output folder: `static/{prefix}.{lang}.{version}.{content-hash}.json`. */
export function indexFileName({
  prefix = INDEX_FILE_PREFIX,
  lang,
  version,
  content,
}: IndexFileNameOptions): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const parts = [prefix, lang, version].map(fileNamePart).filter(Boolean);
  return `static/${[...parts, hash].join('.')}.json`;
}

/** Dots tell the parts of the name apart, and slashes would make folders. */
function fileNamePart(text: string): string {
  return text.replace(/[^\p{L}\p{N}-]+/gu, '_');
}
