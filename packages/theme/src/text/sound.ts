import { warnOnce } from './warn-once';

type Given<T> = readonly T[] | null | undefined;

const NOTHING: readonly never[] = [];

/**
 * The entries of a list that are any: data may come from JSON or JavaScript, where nobody has checked it.
 * A sound list is given back itself.
 *
 * @param name what a developer knows the list as
 */
export function soundList<T>(list: Given<T>, name: string): readonly T[] {
  if (Array.isArray(list) && list.every(isEntry)) return list;
  if (list === undefined || list === null) return NOTHING;
  warnOnce(`${name} should be a list of objects.`);
  return Array.isArray(list) ? list.filter(isEntry) : NOTHING;
}

function isEntry(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null;
}

/** A text, or nothing where something else was given. */
export function soundText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** An object, or an empty one where something else was given. */
export function soundObject<T extends object>(value: T | null | undefined): T | Partial<T> {
  return isEntry(value) ? (value as T) : {};
}
