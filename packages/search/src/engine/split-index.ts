import type { IndexEntry } from '../model/types';
import type { Corpus, PageNames, QueryTools } from './corpus';
import { getFingerprint } from './fingerprint';
import { Postings } from './postings';
import { mapSections } from './section-map';
import { Vocabulary } from './vocabulary';
import { createWordList, type WordList } from './word-list';

/** Main file of a split index. It contains what every query needs, and the names of the other files: its parts. */
export interface SplitIndex {
  /** Changes whenever existing indexes become incompatible. */
  fingerprint: string;
  lang: string;
  /** Number of sections of each page. Pages are sorted by route path. */
  sections: number[];
  /** Weights other than 1, by page number. */
  weights: Record<string, number>;
  /** Part with the index entry of each page. */
  pages: string[];
  /** First term and name of each part with terms, sorted. Such a part contains a string, see `formatTerms`. */
  terms: [first: string, part: string][];
  /** Part with the words for typo tolerance: a string with a space between two words. */
  words: string;
  /** Part with the names of all pages, for queries without results. */
  names: string;
}

/** Fetches a part of an index by its name. */
export type FetchPart = (part: string) => Promise<unknown>;

/** Checks whether a value is the main file of a split index. */
export function isSplitIndex(value: unknown): value is SplitIndex {
  return typeof value === 'object' && value !== null && 'fingerprint' in value;
}

/** Formats terms with their encoded posting lists: a line with a term, a tab and the lists for each. */
export function formatTerms(lines: Iterable<readonly [term: string, lists: string]>): string {
  return Array.from(lines, ([term, lists]) => `${term}\t${lists}\n`).join('');
}

/** Parses the terms of a part. */
export function parseTerms(text: string): [term: string, lists: string][] {
  const lines = text.split('\n');
  lines.pop();
  return lines.map((line) => {
    const tab = line.indexOf('\t');
    return [line.slice(0, tab), line.slice(tab + 1)];
  });
}

/**
 * Opens a split index, whose parts are fetched when a query needs them.
 *
 * @throws if the index was built by an incompatible version
 */
export function openSplitIndex(index: SplitIndex, fetchPart: FetchPart, tools: QueryTools): Corpus {
  if (index.fingerprint !== getFingerprint())
    throw new Error('The search index was built by a different version of @octavo/search.');
  const load = memoize(fetchPart);
  const pages: (IndexEntry | undefined)[] = [];
  const getPage = (page: number): IndexEntry => pages[page]!;
  const sections = mapSections(index.sections, getPage);
  const postings = new Postings();
  const loaded = new Set<number>();
  let words: WordList | undefined;
  const vocabulary = new Vocabulary(
    index.terms.map(([first]) => first),
    () => words,
  );

  async function loadTerms(part: number): Promise<void> {
    const lines = parseTerms((await load(index.terms[part]![1])) as string);
    // Two queries can wait for the same part.
    if (loaded.has(part)) return;
    loaded.add(part);
    for (const [term, lists] of lines) postings.addEncoded(term, lists);
    vocabulary.addPart(
      part,
      lines.map(([term]) => term),
    );
  }

  return {
    ...sections,
    ...tools,
    postings,
    vocabulary,
    getPage,
    getWeight: (page) => index.weights[page] ?? 1,
    loader: {
      loadTerms: (parts) => Promise.all(parts.map(loadTerms)),
      async loadWords() {
        words = createWordList(((await load(index.words)) as string).split(' '));
      },
      loadPages: (numbers) =>
        Promise.all(
          numbers.map(async (page) => {
            pages[page] ??= (await load(index.pages[page]!)) as IndexEntry;
          }),
        ),
    },
    getNames: async () => (await load(index.names)) as PageNames[],
  };
}

/** Shares the requests for a part. A failed request is repeated at the next call. */
function memoize(fetchPart: FetchPart): FetchPart {
  const requests = new Map<string, Promise<unknown>>();
  return (part) => {
    let request = requests.get(part);
    if (!request) {
      request = fetchPart(part).catch((error: unknown) => {
        requests.delete(part);
        throw error;
      });
      requests.set(part, request);
    }
    return request;
  };
}
