import { fingerprint } from './fingerprint';
import { encodeLists } from './posting-lists';
import { Postings } from './postings';

/** The inverted index of a plain index file, in text. Large ones go on in further files. */
export interface Prebuilt {
  fingerprint: string;
  /** Name of the plain file that it was made of. */
  index: string;
  /** Sections it knows of, to tell a plain file that was changed by hand. */
  sections: number;
  /** Lines of a term, a tab and its lists. */
  postings: string;
  /** Names of the files with the other lines, each a JSON string. */
  more: string[];
}

/** Write postings as lines, at most `maxLength` UTF-16 units together. */
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

/** Read lines of `writePostings`, put together. */
export function readPostings(lines: string): Postings {
  const postings = new Postings();
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf('\n', at);
    const tab = lines.indexOf('\t', at);
    if (end < 0 || tab < 0 || tab > end)
      throw new Error('Expected a term and its lists on each line.');
    postings.addEncoded(lines.slice(at, tab), lines.slice(tab + 1, end));
    at = end + 1;
  }
  return postings;
}

/** Whether a prebuilt index was made of this plain file, by code that agrees with this. */
export function isFresh(prebuilt: Prebuilt, indexUrl: string): boolean {
  return prebuilt.fingerprint === fingerprint() && indexUrl.endsWith(`/${prebuilt.index}`);
}
