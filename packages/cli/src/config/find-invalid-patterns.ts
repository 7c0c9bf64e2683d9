/** Value in a configuration or JSON file that is not a valid regular expression. */
export interface InvalidPattern {
  path: PropertyKey[];
  /** Message without the key. */
  message: string;
}

/** Finds values of `activeMatch` in a theme configuration or nav file that are not valid regular expressions. */
export function findInvalidPatterns(
  value: unknown,
  path: readonly PropertyKey[] = [],
): InvalidPattern[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const itemPath = [...path, Array.isArray(value) ? Number(key) : key];
    if (key !== 'activeMatch' || typeof item !== 'string')
      return findInvalidPatterns(item, itemPath);
    const message = explainPattern(item);
    return message === undefined ? [] : [{ path: itemPath, message }];
  });
}

/** Returns the reason why a regular expression is invalid. */
function explainPattern(source: string): string | undefined {
  try {
    new RegExp(source);
    return undefined;
  } catch (error) {
    return `${(error as SyntaxError).message}.`;
  }
}
