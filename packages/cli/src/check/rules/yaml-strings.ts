import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

import { FRONTMATTER } from '../../content/scan/read-head';

/** String value in a page's frontmatter. */
export interface FrontmatterString {
  /** Key path with `*` in place of array indexes, for example `hero.actions.*.link`. */
  path: string;
  value: string;
  line: number;
  column: number;
}

/** Finds all string values in a page's frontmatter and their positions in the file. */
export function findYamlStrings(source: string): FrontmatterString[] {
  const yaml = FRONTMATTER.exec(source)?.[1];
  if (yaml === undefined) return [];
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const found: FrontmatterString[] = [];
  const collect = (node: unknown, path: string[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items)
        collect(value, [...path, isScalar(key) ? String(key.value) : '*']);
    } else if (isSeq(node)) {
      for (const item of node.items) collect(item, [...path, '*']);
    } else if (isScalar(node) && typeof node.value === 'string') {
      const { line, col } = counter.linePos(node.range?.[0] ?? 0);
      // The frontmatter starts on the second line of the file.
      found.push({
        path: path.join('.'),
        value: node.value,
        line: line + 1,
        column: col,
      });
    }
  };
  if (document.errors.length === 0) collect(document.contents, []);
  return found;
}
