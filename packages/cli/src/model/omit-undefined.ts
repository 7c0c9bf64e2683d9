/** Returns a copy of an object without keys whose value is `undefined`. */
export function omitUndefined<T extends object>(
  value: { [K in keyof T]: T[K] | undefined } | Record<string, unknown>,
): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
