import { distance, nearest } from '@octavo/mdx-plugins/messages';

/** The page that was probably meant: one spelled almost the same, else one of the same name elsewhere. */
export function nearestRoute(key: string, keys: Iterable<string>): string | undefined {
  const known = [...keys];
  const close = nearest(key, known);
  if (close !== undefined) return close;
  const name = lastOf(key);
  const moved = known.filter((other) => lastOf(other) === name && name !== '');
  return moved.sort((a, b) => distance(a, key) - distance(b, key) || (a < b ? -1 : 1))[0];
}

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
