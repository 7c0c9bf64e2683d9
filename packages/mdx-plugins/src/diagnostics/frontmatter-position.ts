import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
} from 'yaml';
import type { SourcePoint } from '../types';

/** Returns the offset of the key at a path in a YAML document, or of its closest existing ancestor. */
export function findKeyOffset(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    const item = isSeq(node) ? (node.items[Number(key)] as ParsedNode | undefined) : undefined;
    const at = pair ? (pair.key as ParsedNode) : item;
    if (!at?.range) break;
    [offset] = at.range;
    node = pair ? pair.value : item;
  }
  return offset;
}

/**
 * Returns the position of a frontmatter key in the source of a page, or of its closest existing ancestor. Returns the
 * start of the page if it has no frontmatter.
 *
 * @param path - keys and array indexes, for example `['authors', 0, 'name']`
 */
export function locateFrontmatterKey(source: string, path: readonly PropertyKey[]): SourcePoint {
  const yaml = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(source)?.[1];
  if (yaml === undefined) return { line: 1, column: 1 };
  const lineCounter = new LineCounter();
  const offset = findKeyOffset(parseDocument(yaml, { lineCounter }), path);
  const { line, col } = lineCounter.linePos(offset);
  // The first line of the page is `---`.
  return { line: line + 1, column: col };
}
