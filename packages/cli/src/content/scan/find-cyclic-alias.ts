import { LineCounter, parseDocument, visit } from 'yaml';

/** Position of an alias in YAML, starting at 1. */
export interface CyclicAlias {
  name: string;
  line: number;
  column: number;
}

/**
 * Finds an alias that is in the value it refers to, such as `a: &a [*a]`. Such a value contains itself, so it can neither be
 * validated nor cached.
 */
export function findCyclicAlias(yaml: string): CyclicAlias | undefined {
  if (!yaml.includes('*')) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, logLevel: 'error' });
  let found: CyclicAlias | undefined;
  visit(document, {
    Alias(_key, alias, parents) {
      const value = alias.resolve(document);
      if (value === undefined || !parents.includes(value)) return undefined;
      const { line, col } = lineCounter.linePos(alias.range?.[0] ?? 0);
      found = { name: alias.source, line, column: col };
      return visit.BREAK;
    },
  });
  return found;
}
