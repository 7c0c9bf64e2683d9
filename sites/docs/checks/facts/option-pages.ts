import { basename } from 'node:path';

import type { Declarations, ShownType } from './declarations';
import { defaultProblem, type Resolved } from './defaults';
import { type Flag, flagProblems, readShown } from './flags';
import { declaredTypes, inlineCodes, pagesUnder, type SourcePage } from './pages';
import { type Fact, readFacts } from './read-facts';

/** What the framework says of itself. */
export interface Real {
  version: string;
  declarations: Declarations;
  flags: readonly Flag[];
  defaults: Resolved;
}

export interface PageProblem {
  page: string;
  line: number;
  message: string;
}

export interface Comparison {
  problems: PageProblem[];
  /** What was compared, for people. */
  count: string;
}

/** Compare types, defaults, flags and versions of the option pages, and find options without a page. */
export function optionProblems(content: string, real: Real): Comparison {
  const problems: PageProblem[] = [];
  const pages = pagesUnder(content, 'config/test/', 'config/build/');
  const types: { page: string; fact: Fact; type: ShownType }[] = [];
  let defaults = 0;
  for (const { path, source } of pages) {
    const facts = readFacts(source);
    const codes = inlineCodes(source);
    const add = (line: number, messages: readonly (string | undefined)[]) => {
      for (const message of messages) if (message) problems.push({ page: path, line, message });
    };
    for (const fact of facts) {
      if (fact.name === 'type' && fact.codes[0]) {
        const type = shownType(fact, source);
        if (type) types.push({ page: path, fact, type });
      } else if (fact.name === 'default' && (fact.codes[0] || isNone(fact))) {
        // What does not begin with a value says in words where the value comes from.
        if (fact.codes[0] && !fact.text.startsWith('`')) continue;
        defaults += 1;
        add(fact.line, [defaultProblem(fact.option, fact.codes[0], real.defaults)]);
      } else if (fact.name === 'flags') {
        add(fact.line, flagProblems(fact.option, fact.codes, codes, real.flags));
      } else if (fact.name === 'since') {
        add(fact.line, [versionProblem(fact, real.version)]);
      }
    }
  }
  const found = real.declarations.compare(types.map(({ type }) => type));
  for (const [i, { page, fact }] of types.entries()) {
    const message = found[i];
    if (message) problems.push({ page, line: fact.line, message });
  }
  problems.push(
    ...missingPages(pages, real.declarations),
    ...commandLineProblems(content, real.flags),
  );
  const count = `${types.length} types, ${defaults} defaults, ${real.flags.length} flags`;
  return { problems, count };
}

function isNone({ text }: Fact): boolean {
  return /^(?:none|无)/.test(text);
}

function shownType(fact: Fact, source: string): ShownType | undefined {
  const [shown] = fact.codes;
  // Only what begins with a type is one; else words describe it.
  if (!shown || !fact.text.startsWith('`')) return undefined;
  const declared = fact.option.reduce(
    (type, key) => `NonNullable<${type}>['${key}']`,
    'RstestConfig',
  );
  const keys = /^\{ ((?:\w+, )*\w+) \}$/.exec(shown)?.[1]?.split(', ');
  if (keys) {
    const union = keys.map((key) => `'${key}'`).join(' | ');
    return { declared: `keyof NonNullable<${declared}>`, shown: union };
  }
  const isPart = /^`[^`]+`\s*(?:or|，?或)/.test(fact.text);
  return { declared, shown, own: declaredTypes(source), isPart };
}

function versionProblem({ text }: Fact, version: string): string | undefined {
  const stated = text.match(/\d+\.\d+\.\d+/g) ?? [];
  if (stated.length === 0) return 'Expected a version';
  const later = stated.find((since) => compareVersions(since, version) > 0);
  return later && `Expected at most the installed ${version}, got ${later}`;
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? 0 : left[at]! - right[at]!;
}

function missingPages(pages: readonly SourcePage[], declarations: Declarations): PageProblem[] {
  const names = new Set(pages.map(({ path }) => basename(path, '.mdx')));
  const { RstestConfig: options } = declarations.members(['RstestConfig']);
  return [
    ...options
      .filter((option) => !names.has(option))
      .map((option) => ({ page: 'en/config', line: 1, message: `Expected a page for ${option}` })),
    ...pages
      .filter(({ path }) => !options.includes(basename(path, '.mdx')))
      .map(({ path }) => ({ page: path, line: 1, message: 'The config has no such option' })),
  ];
}

/** The page of the command names every flag, and no other. */
function commandLineProblems(content: string, flags: readonly Flag[]): PageProblem[] {
  return pagesUnder(content, 'guide/basic/cli').flatMap(({ path, source }) => {
    const codes = inlineCodes(source);
    const named = new Set(codes.flatMap((code) => readShown(code)?.names ?? []));
    const missing = flags
      .filter(({ names }) => !names.some((name) => named.has(name)))
      .map(({ names }) => `Expected \`${names.join('`, `')}\``);
    const wrong = flagProblems([], codes, codes, flags);
    return [...missing, ...wrong].map((message) => ({ page: path, line: 1, message }));
  });
}
