/** Returns a function that computes the value of each key once. */
export function memoize<T>(compute: (key: string) => T): (key: string) => T {
  const values = new Map<string, T>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as T;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}
