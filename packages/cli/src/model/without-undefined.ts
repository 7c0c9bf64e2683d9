/** Leave out keys without a value, so that the JSON stays small and equal builds stay equal. */
export function withoutUndefined<T extends object>(
  value: { [K in keyof T]: T[K] | undefined } | Record<string, unknown>,
): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
