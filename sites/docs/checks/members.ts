import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { parsePage } from '../../../packages/cli/src/examples/fences';
import type { Declarations } from '../../../packages/cli/src/facts/declarations';
import { inlineCodes, pagesUnder } from './pages';

interface Documented {
  /** Type of the framework. */
  type: string;
  /** Pages that name its members. */
  page: string;
  /** Members to document. The others belong to Chai. */
  only?: RegExp;
}

const DOCUMENTED: Documented[] = [
  { type: 'RstestUtilities', page: 'api/rstest/' },
  { type: 'MockInstance', page: 'api/rstest/mockInstance' },
  { type: 'Assertion', page: 'api/test-api/expect', only: /^(?:to[A-Z]|resolves$|rejects$|not$)/ },
  { type: 'ExpectStatic', page: 'api/test-api/expect' },
  { type: 'typeof test', page: 'api/test-api/test' },
  { type: 'typeof describe', page: 'api/test-api/describe' },
];
/** Members of every function. */
const OF_FUNCTIONS = /^(?:apply|call|bind|toString|prototype|length|arguments|caller|name)$/;

/** Returns the members of the framework's objects that their pages do not name. */
export function memberCoverage(content: string, declarations: Declarations): string[] {
  const membersOf = declarations.members(DOCUMENTED.map(({ type }) => type));
  return DOCUMENTED.flatMap(({ type, page, only = /./ }) => {
    const members = membersOf[type]!.filter((name) => only.test(name) && !OF_FUNCTIONS.test(name));
    const pages = pagesUnder(content, page);
    return ['en', 'zh'].flatMap((lang) => {
      const named = wordsOf(pages.filter(({ path }) => path.startsWith(`${lang}/`)));
      return members
        .filter((name) => !named.has(name))
        .map((name) => `${lang}/${page}: ${name} of ${type} is missing`);
    });
  });
}

/** Returns the words in headings and inline code. */
function wordsOf(pages: readonly { source: string }[]): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of text.match(/[A-Za-z]\w*/g) ?? []) words.add(word);
  };
  for (const { source } of pages) {
    inlineCodes(source).forEach(add);
    visit(parsePage(source), 'heading', (node) => add(textOf(node)));
  }
  return words;
}
