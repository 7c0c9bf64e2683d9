import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { visit } from 'unist-util-visit';

import { digestEnvironment, readVersions } from '../examples/environment';
import { parsePage } from '../examples/fences';
import { findPages, matchesPage } from '../examples/pages';
import { getResultsFolder, openPageCache, type PageProblem } from '../examples/tasks';
import { digest } from '../files/digest';
import { readCache, writeCache } from '../files/json-cache';
import { readSource } from '../files/read-source';
import type { FactRule, SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';
import { createComparison } from './compare';
import type { Fact, FactPage } from './fact';
import { matchStatements, readStatements, readTextLines } from './statements';

/** Result of `checkFacts`. */
export interface FactResult {
  problems: PageProblem[];
  /** Number of compared statements, by kind. */
  counts: Record<string, number>;
}

/**
 * Compares statements on pages with their sources. Rules whose statements have not changed since they last passed are
 * not compared again.
 *
 * @throws {OctavoError} `CONFIG_INVALID` if a source cannot be read
 */
export async function checkFacts(
  config: SiteConfig,
  filters: readonly string[] = [],
): Promise<FactResult> {
  const result: FactResult = { problems: [], counts: {} };
  const { facts } = config.test;
  if (facts.length === 0) return result;
  const cache = openPageCache<FactPage[]>(config, 'statements', import.meta.url);
  const pages = (await findPages(config))
    .filter(
      ({ relativePath }) =>
        filters.length === 0 || filters.some((filter) => matchesPage(filter, relativePath)),
    )
    .flatMap(({ filePath }) => {
      const { text } = readSource(filePath);
      return cache.get(filePath, text, () => readPage(filePath, text));
    });
  cache.save();
  const environment = digestEnvironment(config, readVersions(config));
  for (const [index, rule] of facts.entries()) {
    const found = await selectFacts(rule, pages, config);
    if (found.length === 0 && filters.length === 0) {
      const message = `test.facts[${index}]: ${describeMissing(rule)}`;
      result.problems.push({ rule: 'fact', file: config.configFile, line: 1, message });
      continue;
    }
    result.counts[rule.kind] = (result.counts[rule.kind] ?? 0) + found.length;
    result.problems.push(...(await compareCached(rule, found, config, environment)));
  }
  return result;
}

function describeMissing({ label, pattern }: FactRule): string {
  const labels = label.map((each) => `"${each}"`).join(' or ');
  if (pattern !== undefined) return `no page has a statement that matches ${pattern}.`;
  return label.length > 0
    ? `no page has a statement labeled ${labels}.`
    : 'set "label" or "pattern".';
}

async function compareCached(
  rule: FactRule,
  facts: readonly Fact[],
  config: SiteConfig,
  environment: string,
): Promise<PageProblem[]> {
  const stated = facts.map(({ page, statement: { line: _line, ...statement } }) => [
    statement,
    page.codes,
    page.declared,
  ]);
  const source = 'schema' in rule.source ? readFileSync(join(config.cwd, rule.source.schema)) : '';
  const key = digest(environment, source, JSON.stringify([rule, stated]));
  const cached = join(getResultsFolder(config), `facts-${key}`);
  // Tags change without a change of a package.
  if (!('tags' in rule.source) && readCache(cached)) return [];
  const compare = await createComparison(rule, config).catch((error: Error) => {
    throw new OctavoError(
      'CONFIG_INVALID',
      `A source of test.facts cannot be read: ${error.message}`,
    );
  });
  const problems = compare(facts).map(({ fact, message }) => ({
    rule: 'fact' as const,
    file: fact.page.file,
    line: fact.statement.line,
    message,
  }));
  if (problems.length === 0) writeCache(cached, { passed: true });
  return problems;
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

function readPage(file: string, text: string): FactPage[] {
  let tree: ReturnType<typeof parsePage>;
  try {
    tree = parsePage(text, file);
  } catch {
    // The test of the code blocks reports it.
    return [];
  }
  const codes: string[] = [];
  const declared: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'inlineCode') codes.push(node.value);
    if (node.type !== 'code' || node.meta || !/^ts|typescript$/.test(node.lang ?? '')) return;
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
