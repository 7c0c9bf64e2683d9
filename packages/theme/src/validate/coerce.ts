import { warnOnce } from './warn-once';

declare const process: { env: { NODE_ENV?: string } };

/**
 * What a value should look like. A text stands for any text, and is shown in place of what is none; one that
 * begins with `=` has to be just that. A list has one shape for all its entries. Of an object the named keys are
 * looked at; one whose name ends in `?` may be missing. A function chooses by the value.
 */
export type Shape = string | readonly [Shape] | Fields | ((value: unknown) => Shape);
interface Fields {
  readonly [key: string]: Shape;
}

/**
 * The value itself where it has the shape, else a copy that has: data may come from JSON or JavaScript, where nobody
 * has checked it. Entries of lists that are nothing at all are left out, all else is filled in.
 *
 * @param name what a developer knows the value as
 */
export function sound<T>(value: T, shape: Shape, name: string): T;
export function sound(value: unknown, shape: Shape, name: string): unknown {
  if (typeof shape === 'function') return sound(value, shape(value), name);
  if (typeof shape === 'string') return textOf(value, shape, name);
  return isListShape(shape) ? listOf(value, shape[0], name) : objectOf(value, shape, name);
}

/** The entries of a list that are objects; none where there is no list. A sound list is given back itself. */
export function soundList<T>(list: readonly T[] | null | undefined, name: string): readonly T[] {
  return list === undefined || list === null ? NOTHING : sound(list, [{}], name);
}

const NOTHING: readonly never[] = [];

function isListShape(shape: readonly [Shape] | Fields): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown, shape: string, name: string): string {
  const isFixed = shape.startsWith('=');
  const fallback = isFixed ? shape.slice(1) : shape;
  if (typeof value === 'string' && (!isFixed || value === fallback)) return value;
  tellDamage(name, isFixed ? `"${fallback}"` : 'a text', value);
  // Numbers are what YAML makes of texts such as years.
  return typeof value === 'number' && !isFixed ? String(value) : fallback;
}

function listOf(value: unknown, shape: Shape, name: string): readonly unknown[] {
  if (!Array.isArray(value)) {
    tellDamage(name, 'a list', value);
    return NOTHING;
  }
  const wantsText = typeof shape === 'string';
  const entries = value.flatMap((entry: unknown, index) => {
    const place = `${name}[${index}]`;
    if (wantsText ? typeof entry === 'string' : isObject(entry))
      return [sound(entry, shape, place)];
    tellDamage(place, wantsText ? 'a text' : 'an object', entry);
    return [];
  });
  const isSame =
    entries.length === value.length && entries.every((entry, index) => entry === value[index]);
  return isSame ? value : entries;
}

function objectOf(value: unknown, shape: Fields, name: string): unknown {
  if (!isObject(value)) tellDamage(name, 'an object', value);
  const given = isObject(value) ? value : {};
  const mended: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(shape)) {
    const field = key.replace('?', '');
    const was = given[field];
    const isLeftOut = field !== key && (was === undefined || was === null);
    const is = isLeftOut ? undefined : sound(was, inner, `${name}.${field}`);
    if (is !== was) mended[field] = is;
  }
  return given === value && Object.keys(mended).length === 0 ? value : { ...given, ...mended };
}

/** Tell a developer which piece of data is not what it should be. */
function tellDamage(name: string, wanted: string, value: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  warnOnce(`${name} should be ${wanted}, got ${written(value)}.`);
}

function written(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object'
    ? 'an object'
    : (JSON.stringify(value)?.slice(0, 60) ?? typeof value);
}
