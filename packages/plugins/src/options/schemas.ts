import * as v from 'valibot';

export const text = v.pipe(v.string('a string'), v.nonEmpty('a non-empty string'));

/** Objects with any keys, but no arrays or instances of classes, which `v.record` allows. */
export const plainObject = v.custom<Record<string, unknown>>(isPlainObject, 'an object');

function isPlainObject(value: unknown): boolean {
  return [null, Object.prototype].includes(
    typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : undefined,
  );
}

/** Describes an invalid value in the form `expected a string, got 5`. The message of the schema is the expected value. */
export function describeIssue({ message, input }: v.BaseIssue<unknown>): string {
  return `expected ${message}, got ${preview(input)}`;
}

function preview(value: unknown): string {
  // JSON has neither infinite numbers nor big integers.
  if (value === undefined || typeof value === 'number' || typeof value === 'bigint')
    return String(value);
  if (typeof value === 'function') return 'a function';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}
