import { fingerprint } from './fingerprint';
import { encodeLists } from './posting-lists';
import { Postings } from './postings';

/** The inverted index of a plain index file, as text. Large ones are split into several files. */
export interface Prebuilt {
  fingerprint: string;
  /** Name of the plain index file. */
  index: string;
  /** Number of sections, to detect plain files that were edited by hand. */
  sections: number;
  /** Lines with a term, a tab and the encoded lists. */
  postings: string;
  /** Names of the files with the other lines. Each contains one JSON string. */
  more: string[];
}

/** Prints postings as lines, in shards of at most `maxLength` UTF-16 units. */
export function writePostings(postings: Postings, maxLength: number): string[] {
  const shards: string[] = [''];
  for (const term of [...postings.terms].sort()) {
    const line = `${term}\t${encodeLists(postings.find(term))}\n`;
    const last = shards.at(-1)!;
    if (last !== '' && last.length + line.length > maxLength) shards.push(line);
    else shards[shards.length - 1] = last + line;
  }
  return shards;
}

/**
 * Parses the concatenated output of `writePostings`.
 *
 * @throws if a line is invalid
 */
export function readPostings(lines: string): Postings {
  const postings = new Postings();
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf('\n', at);
    const tab = lines.indexOf('\t', at);
    if (end < 0 || tab < 0 || tab > end)
      throw new Error('The prebuilt search index is invalid: a line has no term.');
    postings.addEncoded(lines.slice(at, tab), lines.slice(tab + 1, end));
    at = end + 1;
  }
  return postings;
}

/** Returns whether a prebuilt index belongs to a plain index file, and is compatible with this version. */
export function isFresh(prebuilt: Prebuilt, indexUrl: string): boolean {
  return prebuilt.fingerprint === fingerprint() && indexUrl.endsWith(`/${prebuilt.index}`);
}
