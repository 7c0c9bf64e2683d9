import type { ListItem, Paragraph, PhrasingContent, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { headingText } from '../examples/fences';

/** Statement on a page, for example `- **Default:** \`5000\` (\`15000\` in browser mode)`. */
export interface Statement {
  /** Keys that lead to the option: the title and the heading, or the first cell of a table row. */
  path: string[];
  /** Label without the colon, or the header of the column. */
  label: string;
  /** Inline code, in order. */
  codes: string[];
  /** Markdown text after the label. */
  text: string;
  line: number;
  /** Whether it is a cell of a table. */
  isCell: boolean;
}

/** Returns the statements of a page: list items and paragraphs that start with a bold label, and cells of tables. */
export function readStatements(tree: Root): Statement[] {
  const statements: Statement[] = [];
  let path: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const key = headingText(node);
      path = node.depth === 1 ? [key] : [...path.slice(0, 1), key];
    } else if (node.type === 'listItem' || node.type === 'paragraph') {
      const statement = readLabeled(node, path);
      if (
        statement &&
        !statements.some(({ line, label }) => line === statement.line && label === statement.label)
      )
        statements.push(statement);
    } else if (node.type === 'table') statements.push(...readTable(node));
  });
  return statements;
}

function readLabeled(node: ListItem | Paragraph, path: string[]): Statement | undefined {
  const paragraph = node.type === 'listItem' ? node.children[0] : node;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [label, ...rest] = paragraph.children;
  if (label?.type !== 'strong') return undefined;
  return {
    path,
    label: textOf(label).replace(/\s*[:：]$/, ''),
    codes: codesOf(rest),
    // The colon can follow the bold text.
    text: sourceOf(rest)
      .replace(/^\s*[:：]/, '')
      .trim(),
    line: node.position?.start.line ?? 0,
    isCell: false,
  };
}

function readTable({ children: [header, ...rows] }: Table): Statement[] {
  const labels = header?.children.map((cell) => textOf(cell).trim()) ?? [];
  return rows.flatMap((row) => {
    const [first, ...cells] = row.children;
    const key = first ? (codesOf(first.children)[0] ?? textOf(first)).trim() : '';
    return cells.map(({ children }, i) => ({
      path: key.split('.'),
      label: labels[i + 1] ?? '',
      codes: codesOf(children),
      text: sourceOf(children).trim(),
      line: row.position?.start.line ?? 0,
      isCell: true,
    }));
  });
}

function codesOf(nodes: readonly PhrasingContent[]): string[] {
  return nodes.filter((node) => node.type === 'inlineCode').map(({ value }) => value);
}

function sourceOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : textOf(node)))
    .join('');
}
