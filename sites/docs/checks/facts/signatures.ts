import type { Comparison, PageProblem, Real } from './option-pages';
import { pagesUnder } from './pages';
import { type Fact, readFacts } from './read-facts';

interface Signature {
  page: string;
  line: number;
  /** The member's type in the package, such as `MockInstance<Fn>['mockClear']`. */
  declared: string;
  shown: string;
}

/** Where a member is declared, by its page and the name in its heading. The first that fits counts. */
const DECLARED: readonly [page: string, name: RegExp, type: string][] = [
  ['', /^rs\.(\w+)$/, "RstestUtilities['$1']"],
  // Chai has the first of those, the browser package the second; the third returns what has no name.
  ['', /^expect\.(?!fail$|element$|poll$)(\w+)$/, "ExpectStatic['$1']"],
  ['', /^(test|describe)\.(\w+)$/, "(typeof $1)['$2']"],
  ['/expect.mdx', /^(\w+)$/, "Assertion<any>['$1']"],
  ['/hooks.mdx', /^(\w+)$/, 'typeof $1'],
  ['/mockInstance.mdx', /^mock\.(\w+)$/, "MockInstance<T>['mock']['$1']"],
  ['/mockInstance.mdx', /^(\w+)$/, "MockInstance<T>['$1']"],
];

/** Names that signatures use, and that stand for more than can be said in a line. */
const NAMES = `
type T = (...args: any[]) => any;
type K = string;
type Class = new (...args: any[]) => any;
type Duration = any;
type FakeTimerConfig = any;
type MatcherFunction = any;
type SnapshotSerializer = any;
type StandardSchemaV1 = any;
`;

/** Characters of a message: some types fill pages. */
const LONGEST = 400;

/** Compare the signatures on the API pages with the declared ones: one must fit the other. */
export function signatureProblems(content: string, { declarations }: Real): Comparison {
  const signatures = pagesUnder(content, 'api/').flatMap(({ path, source }) =>
    readFacts(source).flatMap((fact) => signatureOf(path, fact) ?? []),
  );
  const rows = signatures.map(({ declared, shown }) => ({
    declared,
    shown,
    own: NAMES,
    isPart: true,
  }));
  const turned = rows.map(({ declared, shown, ...row }) => ({
    ...row,
    declared: shown,
    shown: declared,
  }));
  const found = declarations.compare([...rows, ...turned]);
  const problems = signatures.flatMap(({ page, line }, i): PageProblem[] => {
    const message = found[i];
    return message && found[rows.length + i]
      ? [{ page, line, message: message.slice(0, LONGEST) }]
      : [];
  });
  return { problems, count: `${signatures.length} signatures` };
}

/** What a list under a member's heading says of its type; nothing when it says so in words. */
export function signatureOf(
  page: string,
  { name, option, codes, text, line }: Fact,
): Signature | undefined {
  const [code] = codes;
  const heading = option.at(-1) ?? '';
  if (name !== 'type' || !code || !text.startsWith('`')) return undefined;
  for (const [end, pattern, type] of DECLARED) {
    if (!page.endsWith(end) || !pattern.test(heading)) continue;
    return { page, line, declared: heading.replace(pattern, type), shown: asType(code) };
  }
  return undefined;
}

/** A signature as TypeScript takes it: parameters with a default are optional, and `this` is any value. */
function asType(code: string): string {
  return code
    .replace(/(\w+) = \d+/g, '$1?: number')
    .replace(/(\w+) = true/g, '$1?: boolean')
    .replace(/=> this\b.*$/, '=> any')
    .replace(/\{ (?:\w+\??; )*\w+\?? \}/, (members) => members.replace(/(?=;| \})/g, ': any'));
}
