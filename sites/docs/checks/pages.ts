import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { visit } from 'unist-util-visit';

import { parsePage } from '../../../packages/cli/src/examples/fences';

export interface SourcePage {
  /** Path relative to the content folder. */
  path: string;
  source: string;
}

/** Returns the pages of both languages whose path without language starts with one of the names. */
export function pagesUnder(content: string, ...starts: string[]): SourcePage[] {
  return ['en', 'zh'].flatMap((lang) =>
    starts.flatMap((start) =>
      readdirSync(join(content, lang), { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => path.startsWith(start) && path.endsWith('.mdx'))
        .sort()
        .map((path) => `${lang}/${path}`)
        .map((path) => ({ path, source: readFileSync(join(content, path), 'utf8') })),
    ),
  );
}

/** Returns the inline code of a page. */
export function inlineCodes(source: string): string[] {
  const codes: string[] = [];
  visit(parsePage(source), 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return codes;
}
