import { basename } from 'node:path';

import type { Declarations } from '../../../packages/cli/src/facts/declarations';
import { type Flag, flagProblems, readShown } from '../../../packages/cli/src/facts/help';
import { inlineCodes, pagesUnder } from './pages';

/** Returns the options without a page, and the pages without an option. */
export function optionCoverage(content: string, declarations: Declarations): string[] {
  const pages = pagesUnder(content, 'config/test/', 'config/build/');
  const names = new Set(pages.map(({ path }) => basename(path, '.mdx')));
  const { RstestConfig: options } = declarations.members(['RstestConfig']);
  return [
    ...options
      .filter((option) => !names.has(option))
      .map((option) => `${option}: the option has no page`),
    ...pages
      .filter(({ path }) => !options.includes(basename(path, '.mdx')))
      .map(({ path }) => `${path}: the config has no such option`),
  ];
}

/** Returns the flags that the page of the command does not name, and the names on it that are no flags. */
export function flagCoverage(content: string, flags: readonly Flag[]): string[] {
  return pagesUnder(content, 'guide/basic/cli').flatMap(({ path, source }) => {
    const codes = inlineCodes(source);
    const named = new Set(codes.flatMap((code) => readShown(code)?.names ?? []));
    const missing = flags
      .filter(({ names }) => !names.some((name) => named.has(name)))
      .map(({ names }) => `\`${names.join('`, `')}\` is missing`);
    const wrong = flagProblems([], codes, codes, flags);
    return [...missing, ...wrong].map((message) => `${path}: ${message}`);
  });
}
