import { editDistance, nearest } from '@octavo/mdx-plugins/diagnostics';
import { safeDecode } from '@octavo/theme/urls';

/**
 * Returns the ID of a hash and the most similar ID of the page, if the page has no element with the ID. An empty hash and
 * `#top` scroll to the top of any page.
 */
export function findMissingAnchor(
  hash: string,
  ids: readonly string[],
): { id: string; nearest: string | undefined } | undefined {
  const fragment = hash.slice(1).replace(/:~:.*$/, '');
  const id = safeDecode(fragment);
  if (id === '' || id.toLowerCase() === 'top') return undefined;
  // Like browsers, compare the fragment as it is written first: the IDs of footnotes are percent-encoded.
  if (ids.includes(fragment) || ids.includes(id)) return undefined;
  return { id, nearest: nearest(id, ids) };
}

/** Returns the most similar page key. Falls back to the closest page with the same name in a different folder. */
export function findNearestRoute(key: string, keys: Iterable<string>): string | undefined {
  const candidates = [...keys];
  const similar = nearest(
    key,
    candidates.filter((other) => hasSimilarSegments(key, other)),
  );
  if (similar !== undefined) return similar;
  const name = lastSegment(key);
  const moved = candidates.filter((other) => lastSegment(other) === name && name !== '');
  return moved.sort((a, b) => editDistance(a, key) - editDistance(b, key) || (a < b ? -1 : 1))[0];
}

/** Compares paths segment by segment: all letters of a short name can be different in a path that is otherwise equal. */
function hasSimilarSegments(a: string, b: string): boolean {
  const [first, second] = [a.split('/'), b.split('/')];
  return (
    first.length !== second.length ||
    first.every((name, index) => name === second[index] || nearest(name, [second[index]!]))
  );
}

function lastSegment(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
