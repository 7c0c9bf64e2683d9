import { runInNewContext } from 'node:vm';

/** Time limit for the evaluation of a default, in milliseconds. */
const EVALUATION_TIMEOUT = 1000;

/**
 * Returns the default of an option, or `undefined` if there is none.
 *
 * @param defaults - all defaults
 * @param path - title and heading. A title of several words, such as that of a page with several options, is no key
 */
export function findDefault(defaults: unknown, path: readonly string[]): unknown {
  const get = (value: unknown, key: string) =>
    isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  const keys = /\s/.test(path[0] ?? '') ? path.slice(1) : path;
  return keys.length === 0 ? undefined : keys.reduce(get, defaults);
}

/**
 * Compares a default that a page shows as code with the real one. An object on a page can omit keys.
 *
 * @param shown - code. `undefined` if the page says that there is no default
 */
export function compareDefault(shown: string | undefined, real: unknown): string | undefined {
  if (shown === undefined)
    return isNothing(real) ? undefined : `The default is ${JSON.stringify(real)}, not none.`;
  if (real === shown || contains(real, evaluate(shown))) return undefined;
  return `The default is ${JSON.stringify(real)}, not ${shown}.`;
}

function evaluate(code: string): unknown {
  try {
    const value: unknown = runInNewContext(`(${code})`, {}, { timeout: EVALUATION_TIMEOUT });
    // Values of another context have other prototypes.
    return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
  } catch {
    return undefined;
  }
}

function contains(real: unknown, shown: unknown): boolean {
  if (Array.isArray(shown)) {
    return (
      Array.isArray(real) &&
      real.length === shown.length &&
      shown.every((item, i) => contains(real[i], item))
    );
  }
  if (isRecord(shown)) {
    return (
      isRecord(real) && Object.entries(shown).every(([key, value]) => contains(real[key], value))
    );
  }
  return Object.is(real, shown);
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) && Object.keys(value).length === 0)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
