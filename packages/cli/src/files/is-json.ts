/** Checks whether a value consists of JSON values only. */
export function isJson(value: unknown, parents: readonly unknown[] = []): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return ['string', 'boolean', 'undefined'].includes(typeof value) || value === null;
  if (parents.includes(value)) return false;
  const isPlain =
    Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain && Object.values(value).every((child) => isJson(child, [...parents, value]));
}
