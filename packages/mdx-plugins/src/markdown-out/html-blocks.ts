import type { Nodes, RootContent } from 'mdast';
import { isJsxElement } from '../estree/referenced-names';
import { getFirstString, getStaticAttributes, type JsxNode } from '../estree/static-attributes';
import { walk } from '../tree/walk';
import { indent, joinBlocks, joinLines, toCell, writeFence } from './lines';

type Write = (nodes: readonly Nodes[]) => string;
type BlockConverter = (node: JsxNode, write: Write) => string;

const heading =
  (depth: number): BlockConverter =>
  (node, write) => {
    const text = joinLines(write(node.children).trim(), ' ');
    return text === '' ? '' : `${'#'.repeat(depth)} ${text}`;
  };

/** Markdown converters for HTML elements with a structure of lines. */
export const HTML_BLOCKS: Readonly<Record<string, BlockConverter>> = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  blockquote: (node, write) => `> ${indent(write(node.children), '> ')}`,
  ul: (node, write) => writeList(node, write, () => '- '),
  ol: (node, write) => {
    const { start } = getStaticAttributes(node);
    const first = Number(start ?? 1) || 1;
    return writeList(node, write, (index) => `${first + index}. `);
  },
  pre: (node, write) => {
    const [code = node] = findElements(node, ['code']);
    const className = getFirstString(getStaticAttributes(code), 'className', 'class');
    const lang = /(?:^|\s)(?:lang|language)-(\S+)/.exec(className)?.[1] ?? '';
    return writeFence(lang, write(code.children));
  },
  table: writeTable,
};

function writeList(node: JsxNode, write: Write, marker: (index: number) => string): string {
  const items = findElements(node, ['li']);
  if (items.length === 0) return write(node.children);
  return items
    .map((item, index) => {
      const start = marker(index);
      return start + indent(write(item.children), ' '.repeat(start.length));
    })
    .join('\n');
}

/** Writes a table of GitHub Flavored Markdown, in which the first row is the header and each cell is one line. */
function writeTable(node: JsxNode, write: Write): string {
  const rows = findElements(node, ['tr']).map((row) => findElements(row, ['th', 'td']));
  const hasHeader = rows[0]?.every(({ name }) => name === 'th');
  const cells = toGrid(rows, (cell) => toCell(write(cell.children).trim()));
  const width = Math.max(0, ...cells.map((row) => row.length));
  if (width === 0) return write(node.children);
  const lines = [...(hasHeader ? [] : [[]]), ...cells].map(
    (row) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`,
  );
  lines.splice(1, 0, `|${' --- |'.repeat(width)}`);
  const captions = findElements(node, ['caption']).map((caption) => write(caption.children));
  return joinBlocks([...captions, lines.join('\n')]);
}

/** Maximum number of columns of a cell in HTML. */
const MAX_COLUMNS = 1000;

/**
 * Returns the text of all cells by row and column. The text of a cell that spans several rows is in each of them, so that
 * every row is complete. The text of a cell that spans several columns is in the first of them.
 */
function toGrid(rows: readonly JsxNode[][], textOf: (cell: JsxNode) => string): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [index, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[index]![column] !== undefined) column++;
      const values = getStaticAttributes(cell);
      const text = textOf(cell);
      const columns = Math.min(toSpan(values, 'colSpan', 'colspan'), MAX_COLUMNS);
      for (const row of grid.slice(index, index + toSpan(values, 'rowSpan', 'rowspan')))
        for (let i = 0; i < columns; i++) row[column + i] = i === 0 ? text : '';
    }
  }
  return grid;
}

function toSpan(...[values, ...names]: Parameters<typeof getFirstString>): number {
  return Math.max(1, Number.parseInt(getFirstString(values, ...names), 10) || 1);
}

/** Returns the elements with one of the names that are not within another one of them. */
function findElements(parent: JsxNode, names: readonly string[]): JsxNode[] {
  const found: JsxNode[] = [];
  walk<RootContent>(parent, (node) => {
    if (!isJsxElement(node) || !names.includes(node.name ?? '')) return undefined;
    found.push(node);
    return false;
  });
  return found;
}
