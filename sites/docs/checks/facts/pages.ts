import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { visit } from 'unist-util-visit';

import { parsePage } from '../parse-page';

export interface SourcePage {
  /** Path below the content folder. */
  path: string;
  source: string;
}

/** Pages of both languages whose path without language begins so. */
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

/** What a page sets as code in its sentences, tables and lists. */
export function inlineCodes(source: string): string[] {
  const codes: string[] = [];
  visit(parsePage(source), 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return codes;
}

/** Types that the blocks of a page declare. */
export function declaredTypes(source: string): string {
  const blocks: string[] = [];
  visit(parsePage(source), 'code', ({ lang, meta, value }) => {
    const isTypes = /^(?:export )?(?:declare )?(?:interface|type) /.test(value);
    if (lang === 'ts' && !meta && isTypes) blocks.push(value);
  });
  return blocks.join('\n');
}
