import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { parsePage } from '../parse-page';
import type { Comparison, Real } from './option-pages';
import { inlineCodes, pagesUnder } from './pages';

interface Documented {
  /** A type of the framework. */
  type: string;
  /** Pages that name its members. */
  page: string;
  /** Members that are no subject of ours: those of Chai. */
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

/** Find members of the framework's objects that their pages do not name. */
export function memberProblems(content: string, { declarations }: Real): Comparison {
  let count = 0;
  const membersOf = declarations.members(DOCUMENTED.map(({ type }) => type));
  const problems = DOCUMENTED.flatMap(({ type, page, only = /./ }) => {
    const members = membersOf[type]!.filter((name) => only.test(name) && !OF_FUNCTIONS.test(name));
    count += members.length;
    const pages = pagesUnder(content, page);
    return ['en', 'zh'].flatMap((lang) => {
      const named = wordsOf(pages.filter(({ path }) => path.startsWith(`${lang}/`)));
      return members
        .filter((name) => !named.has(name))
        .map((name) => ({
          page: `${lang}/${page}`,
          line: 1,
          message: `Expected \`${name}\` of ${type}`,
        }));
    });
  });
  return { problems, count: `${count} members` };
}

/** Words that stand in headings or as code. */
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
