import type { Heading, ListItem, Paragraph, PhrasingContent, Root, Table } from 'mdast';
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

/** Line of a heading, a paragraph or a table row. */
export interface TextLine {
  /** Title and heading above the line. */
  path: string[];
  /** Text with backticks around inline code. */
  text: string;
  line: number;
}

/** Returns the statements of a page: list items and paragraphs that start with a bold label, and cells of tables. */
export function readStatements(tree: Root): Statement[] {
  const statements: Statement[] = [];
  const readPath = createPathReader();
  let path: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      path = readPath(node);
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

/** Returns the lines of headings, paragraphs and table rows. */
export function readTextLines(tree: Root): TextLine[] {
  const lines: TextLine[] = [];
  const readPath = createPathReader();
  let path: string[] = [];
  const add = (text: string, line = 0) => {
    for (const [i, each] of text.split('\n').entries())
      lines.push({ path, text: each.trim(), line: line + i });
  };
  visit(tree, (node) => {
    if (node.type === 'heading') path = readPath(node);
    const start = node.position?.start.line;
    if (node.type === 'tableRow')
      add(node.children.map(({ children }) => sourceOf(children)).join(' | '), start);
    else if (node.type === 'heading' || node.type === 'paragraph')
      add(sourceOf(node.children), start);
  });
  return lines;
}

/** Returns the statements that match a pattern with the group `value`, and optionally `key`. */
export function matchStatements(lines: readonly TextLine[], pattern: RegExp): Statement[] {
  return lines.flatMap(({ path, text, line }): Statement[] => {
    const { key, value } = pattern.exec(text)?.groups ?? {};
    if (value === undefined) return [];
    const code = value.trim();
    return [
      {
        path: key === undefined ? path : key.split('.'),
        label: '',
        codes: [code],
        text: `\`${code}\``,
        line,
        isCell: false,
      },
    ];
  });
}

/** Returns a function that is called with each heading, and returns the path of the text below it. */
function createPathReader(): (heading: Heading) => string[] {
  /** Title of the page. Empty if it is in the frontmatter. */
  let title: string[] = [];
  return (heading) => {
    const key = headingText(heading);
    if (heading.depth > 1) return [...title, key];
    title = [key];
    return title;
  };
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
