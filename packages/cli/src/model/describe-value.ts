const MAX_LENGTH = 60;

/** Describes a value in an error message, with at most 60 characters. */
export function describeValue(value: unknown): string {
  // JSON has neither infinite numbers nor big integers.
  if (value === undefined || typeof value === 'number' || typeof value === 'bigint')
    return String(value);
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise';
  const text = toJson(value) ?? String(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}...` : text;
}

/** Returns `undefined` for values that JSON cannot express, such as objects that contain themselves. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
