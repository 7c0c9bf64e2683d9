import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { visit } from 'unist-util-visit';

import { digestEnvironment, readVersions } from '../examples/environment';
import {
  getResultsFolder,
  openPageCache,
  type PageProblem,
  type SharedPage,
} from '../examples/tasks';
import type { ContentCache } from '../files/content-cache';
import { digest } from '../files/digest';
import { readCache, writeCache } from '../files/json-cache';
import { readSource } from '../files/read-source';
import { createWorkerThread } from '../files/worker-thread';
import type { FactRule, SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';
import {
  compareRules,
  type RuleInput,
  type RuleResult,
  type RuleResults,
  type RuleTask,
} from './compare-rules';
import type { Fact, FactPage } from './fact';
import { matchStatements, readStatements, readTextLines } from './statements';

/**
 * Number of statements that are compared in a thread, so that samples can start meanwhile. Fewer are compared before the
 * thread would have loaded.
 */
const MIN_IN_THREAD = 100;

/** Result of `checkFacts`. */
export interface FactResult {
  problems: PageProblem[];
  /** Number of compared statements, by kind. Statements without a value in the source do not count. */
  counts: Record<string, number>;
}

/** Cached result of a rule whose statements are correct. */
interface PassedRule {
  /** Number of statements that were compared. */
  count: number;
}

/** Reads the statements of pages. */
export class StatementReader {
  readonly #cache: ContentCache<FactPage[]>;
  readonly #isUsed: boolean;
  readonly #pages: FactPage[] = [];

  constructor(config: SiteConfig) {
    this.#cache = openPageCache<FactPage[]>(config, 'statements', import.meta.url);
    this.#isUsed = config.test.facts.length > 0;
  }

  /** Adds the statements of a page, if the site has rules for facts. */
  add(page: SharedPage): void {
    if (!this.#isUsed) return;
    this.#pages.push(...this.#cache.get(page.file, page.text, () => readPage(page)));
  }

  /** Stores the statements. Returns the pages. */
  finish(): FactPage[] {
    this.#cache.save();
    return this.#pages;
  }
}

/**
 * Compares statements on pages with their sources. Rules whose statements have not changed since they last passed are
 * not compared again.
 *
 * @throws {OctavoError} `CONFIG_INVALID` if a source cannot be read
 */
export async function checkFacts(
  config: SiteConfig,
  pages: readonly FactPage[],
  filters: readonly string[] = [],
): Promise<FactResult> {
  const result: FactResult = { problems: [], counts: {} };
  const { facts: rules } = config.test;
  if (rules.length === 0) return result;
  const environment = digestEnvironment(config, readVersions(config));
  const pending: (RuleTask & { cached: string; index: number })[] = [];
  for (const [index, rule] of rules.entries()) {
    const facts = await selectFacts(rule, pages, config);
    if (facts.length === 0) {
      reportRule(index, describeMissing(rule));
      continue;
    }
    const cached = getCacheFile(rule, facts, config, environment);
    // Tags change without a change of a package.
    const passed = 'tags' in rule.source ? undefined : readCache<PassedRule>(cached);
    if (passed) count(rule, passed.count);
    else pending.push({ rule, facts, cached, index });
  }
  const found = await compare(pending, config);
  for (const [i, { problems, count: compared }] of found.entries()) {
    const { rule, facts, cached, index } = pending[i]!;
    if (compared === 0) reportRule(index, describeNothingCompared(facts));
    else if (problems.length === 0) writeCache(cached, { count: compared } satisfies PassedRule);
    result.problems.push(...problems.map((problem) => ({ rule: 'fact' as const, ...problem })));
    count(rule, compared);
  }
  return result;

  /** Selected pages can have no statement of a rule. */
  function reportRule(index: number, problem: string): void {
    if (filters.length > 0) return;
    const message = `test.facts[${index}]: ${problem}`;
    result.problems.push({ rule: 'fact', file: config.configFile, line: 1, message });
  }

  function count({ kind }: FactRule, compared: number): void {
    result.counts[kind] = (result.counts[kind] ?? 0) + compared;
  }
}

async function compare(
  tasks: readonly RuleTask[],
  { cwd, test }: SiteConfig,
): Promise<RuleResult[]> {
  const count = tasks.reduce((sum, { facts }) => sum + facts.length, 0);
  const site = { cwd, test };
  const results = await (count < MIN_IN_THREAD
    ? compareRules({ tasks, site })
    : compareInThread({ tasks, site }));
  if ('unreadable' in results) {
    throw new OctavoError(
      'CONFIG_INVALID',
      `A source of test.facts cannot be read: ${results.unreadable}`,
    );
  }
  return results.found;
}

async function compareInThread(input: RuleInput): Promise<RuleResults> {
  const thread = createWorkerThread<RuleInput, RuleResults>(
    new URL('./fact-worker.js', import.meta.url),
  );
  try {
    return await thread.run(input);
  } finally {
    await thread.close();
  }
}

function describeMissing({ label, pattern }: FactRule): string {
  const labels = label.map((each) => `"${each}"`).join(' or ');
  if (pattern !== undefined) return `no page has a statement that matches ${pattern}.`;
  return label.length > 0
    ? `no page has a statement labeled ${labels}.`
    : 'set "label" or "pattern".';
}

function describeNothingCompared(facts: readonly Fact[]): string {
  const key = facts[0]!.statement.path.join(' > ');
  return `none of the ${facts.length} statements can be compared, for example below "${key}". Either the source has no value for the key, or the statement does not start with inline code.`;
}

/** Returns the file that exists if statements have passed with the source of their rule. */
function getCacheFile(
  rule: FactRule,
  facts: readonly Fact[],
  config: SiteConfig,
  environment: string,
): string {
  const stated = facts.map(({ page, statement: { line: _line, ...statement } }) => [
    statement,
    page.codes,
    page.declared,
  ]);
  const key = digest(environment, readFiles(rule, config.cwd), JSON.stringify([rule, stated]));
  return join(getResultsFolder(config), `facts-${key}`);
}

/** Returns the content of the files that a rule names: the schema, or files in the commands that print defaults and flags. */
function readFiles({ source }: FactRule, cwd: string): string {
  if ('schema' in source) return readSchema(join(cwd, source.schema));
  const commands = 'json' in source ? [source.json] : 'help' in source ? source.help : [];
  return commands
    .flatMap((command) => command.split(/[\s'"]+/))
    .map((word) => resolve(cwd, word))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\0');
}

function readSchema(file: string): string {
  const { text, problem } = existsSync(file)
    ? readSource(file)
    : {
        text: '',
        problem: {
          file,
          message: 'File not found.',
          hint: 'Create the file or fix the path in test.facts, which is relative to the working directory.',
        },
      };
  if (!problem) return text;
  throw new OctavoError('CONFIG_INVALID', 'A source of test.facts cannot be read.', {
    problems: [problem],
  });
}

/** Returns the statements that a rule compares. */
async function selectFacts(
  rule: FactRule,
  pages: readonly FactPage[],
  { root }: SiteConfig,
): Promise<Fact[]> {
  const selected =
    rule.pages.length > 0
      ? new Set(await glob(rule.pages, { cwd: root, absolute: true }))
      : undefined;
  const heading = rule.heading === undefined ? undefined : new RegExp(rule.heading);
  const pattern = rule.pattern === undefined ? undefined : new RegExp(rule.pattern);
  return pages
    .filter(({ file }) => selected?.has(file) ?? true)
    .flatMap((page) =>
      [
        ...page.statements.filter(
          ({ label, isCell }) => rule.label.includes(label) && (rule.tables || !isCell),
        ),
        ...(pattern ? matchStatements(page.lines, pattern) : []),
      ]
        .filter(({ path }) => heading?.test(path.at(-1) ?? '') ?? true)
        .map((statement) => ({ page, statement })),
    );
}

function readPage({ file, parse }: SharedPage): FactPage[] {
  let tree: ReturnType<SharedPage['parse']>;
  try {
    tree = parse();
  } catch {
    // The test of the code blocks reports it.
    return [];
  }
  const codes: string[] = [];
  const declared: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'inlineCode') codes.push(node.value);
    if (node.type !== 'code' || node.meta || !/^(?:ts|typescript)$/.test(node.lang ?? '')) return;
    if (/^(?:export )?(?:declare )?(?:interface|type) /.test(node.value)) declared.push(node.value);
  });
  return [
    {
      file,
      statements: readStatements(tree),
      lines: readTextLines(tree),
      codes,
      declared: declared.join('\n'),
    },
  ];
}
