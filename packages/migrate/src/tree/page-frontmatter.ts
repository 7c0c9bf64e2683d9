import { isMap, parseDocument } from 'yaml';

import type { Impact, MigrationProblem } from '../report/migration-problem';

const FRONTMATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** Problem of pages with `draft: true`. Builds exclude drafts, so that links to them would be dead. */
export const DRAFT_PROBLEM: MigrationProblem = {
  line: 1,
  column: 1,
  message: 'The page is a draft, so it is not part of sidebars and lists of posts.',
  hint: 'When you publish it, add it to `themeConfig.sidebar` or to the list.',
  impact: 'info',
};

/** Hint for frontmatter that changes the links to the previous and next page. */
export const PAGINATION_HINT = 'Previous and next links follow the sidebar order.';

/** Returns a problem for each key that changes the link to the previous or next page. */
export function findPaginationProblems(
  data: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): MigrationProblem[] {
  return keys
    .filter((key) => data[key] !== undefined && data[key] !== true)
    .map((key) => createKeyProblem(key, PAGINATION_HINT));
}

/** Creates the problem of a frontmatter key that is not migrated. It has no file. */
export function createKeyProblem(key: string, hint: string, impact?: Impact): MigrationProblem {
  const message = `\`${key}\` was not migrated.`;
  return { line: 1, column: 1, message, hint, ...(impact && { impact }) };
}

export interface ParsedPage {
  data: Record<string, unknown>;
  body: string;
  /** Number of lines before the body. */
  offset: number;
}

/**
 * Splits a page into its frontmatter and its body, without a byte order mark and with line feeds only. Frontmatter with a
 * syntax error is part of the body.
 */
export function parsePage(source: string): ParsedPage {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [block, yaml = ''] = FRONTMATTER.exec(text) ?? [];
  if (block === undefined) return { data: {}, body: text, offset: 0 };
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || (document.contents !== null && !isMap(document.contents)))
    return { data: {}, body: text, offset: 0 };
  return {
    data: (document.toJS() ?? {}) as Record<string, unknown>,
    body: text.slice(block.length),
    offset: block.split('\n').length - 1,
  };
}
