/** Invalid value in an option. */
export interface InvalidValue {
  /** Keys and array indexes from the option to the value. */
  path: readonly (string | number)[];
  /** Description with the expected value, in the form `expected a string, got 5`. */
  message: string;
}

/** Returns the invalid values in a value. */
export type Check = (value: unknown) => InvalidValue[];

/** Describes a value that is not the expected one. */
export function describeInvalid(value: unknown, expected: string): InvalidValue[] {
  return [{ path: [], message: `expected ${expected}, got ${preview(value)}` }];
}

/** Creates a check from a description of the valid values, such as `a string`. */
const expecting =
  (expected: string, isValid: (value: unknown) => boolean): Check =>
  (value) =>
    isValid(value) ? [] : describeInvalid(value, expected);

export const boolean = expecting('a boolean', (value) => typeof value === 'boolean');
export const string = expecting('a string', (value) => typeof value === 'string');
/** Allows objects with any keys and values. */
export const object = expecting('an object', isObject);
const array = expecting('an array', Array.isArray);
const number = expecting('a number', Number.isFinite);

/** Checks whether a value is an object with any keys, but no array, date or other instance of a class. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && isPlain(Object.getPrototypeOf(value));
}

function isPlain(prototype: unknown): boolean {
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Runs checks until one of them fails. */
function inOrder(...checks: readonly Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const invalid = check(value);
      if (invalid.length > 0) return invalid;
    }
    return [];
  };
}

/** Allows strings that match a pattern. */
export function stringMatching(pattern: RegExp, expected: string): Check {
  return inOrder(
    string,
    expecting(expected, (value) => pattern.test(value as string)),
  );
}

export const nonEmptyString = stringMatching(/./s, 'a non-empty string');

/** Allows some strings. */
export function oneOf(...values: readonly string[]): Check {
  const expected = values.map((value) => `"${value}"`).join(' or ');
  return expecting(expected, (value) => values.includes(value as string));
}

/** Allows numbers in a range. */
export function numberBetween(minimum: number, maximum: number): Check {
  return inOrder(
    number,
    expecting(`a number greater than or equal to ${minimum}`, (value) => Number(value) >= minimum),
    expecting(`a number less than or equal to ${maximum}`, (value) => Number(value) <= maximum),
  );
}

/** Allows objects with any keys. */
export function recordOf(check: Check): Check {
  return inOrder(object, (value) => checkItems(Object.entries(value as object), check));
}

/** Allows arrays. */
export function arrayOf(check: Check): Check {
  return inOrder(array, (value) => checkItems([...(value as unknown[]).entries()], check));
}

/** Allows arrays with at least one item. */
export function nonEmptyArrayOf(check: Check): Check {
  const nonEmpty = expecting('at least 1 item', (value) => (value as unknown[]).length > 0);
  return inOrder(array, nonEmpty, arrayOf(check));
}

function checkItems(
  items: readonly (readonly [key: string | number, value: unknown])[],
  check: Check,
): InvalidValue[] {
  return items.flatMap(([key, item]) =>
    check(item).map(({ path, message }) => ({ path: [key, ...path], message })),
  );
}

function preview(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
