/** Image in a `srcset` attribute: its URL, and its descriptor if it has one. */
export type SrcsetCandidate = string[];

/** Matches the URL and the descriptor of an image. A URL can contain commas, but not end with one. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(?:,|([^,]*))/g;

/**
 * Parses a `srcset` attribute. Returns no candidates if the attribute contains data URLs.
 *
 * @example
 * parseSrcset('a.png, b.png 2x'); // [['a.png'], ['b.png', '2x']]
 */
export function parseSrcset(value: string): SrcsetCandidate[] {
  if (value.includes('data:')) return [];
  return [...value.matchAll(CANDIDATE)].map(([, url = '', descriptor = '']) =>
    [url, descriptor.trim()].filter(Boolean),
  );
}

/** Converts candidates to the value of a `srcset` attribute. */
export function writeSrcset(candidates: readonly SrcsetCandidate[]): string {
  return candidates.map((parts) => parts.join(' ')).join(', ');
}
