import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadTypeScript } from '../examples/load-typescript';
import { CommandRunner } from '../examples/run-command';
import { getInstalledVersion } from '../files/installed-version';
import type { FactRule, SiteConfig } from '../model/config';

import { Declarations, findDeclarations } from './declarations';
import { compareDefault, findDefault } from './defaults';
import type { Fact } from './fact';
import { flagProblems, readHelp, uniqueFlags } from './help';
import { defaultOf, findKey, type JsonSchema, toType } from './json-schema';
import { toDeclaredType, toShownType, toSignatureType } from './signatures';
import { TypeQueue } from './type-queue';
import { compareVersions, VersionTags, versionsIn } from './versions';

/** Statement that differs from its source. */
export interface Difference {
  fact: Fact;
  message: string;
}

/** Result of a rule. */
export interface Compared {
  differences: Difference[];
  /** Number of statements that were compared. The others have no value in the source, or are not code. */
  count: number;
}

/**
 * Prepares the comparison of statements. Returns a function that compares them, after all rules have been prepared: the
 * types of several rules share a program.
 */
type Comparison = (facts: readonly Fact[]) => () => Compared;

/** What the rules of a site share. */
export interface FactSources extends Pick<SiteConfig, 'cwd' | 'test'> {
  /** Types to compare, by the path of the declarations. */
  types: Map<string, TypeQueue>;
}

/** Characters of a message. Some types fill pages. */
const MAX_MESSAGE = 400;

/**
 * Reads the source of a rule, and returns a function that compares statements with it.
 *
 * @throws {Error} if the source cannot be read, or does not fit the kind of the rule
 */
export async function createComparison(rule: FactRule, sources: FactSources): Promise<Comparison> {
  const { kind, source } = rule;
  const { cwd } = sources;
  if ((kind === 'type' || kind === 'signature') && 'package' in source)
    return compareTypes(rule, source, sources);
  if ('schema' in source && (kind === 'type' || kind === 'default')) {
    const schema = JSON.parse(readFileSync(join(cwd, source.schema), 'utf8')) as JsonSchema;
    return kind === 'type'
      ? compareSchemaTypes(schema, cwd)
      : compareDefaults(rule, (path) => {
          const found = findSchema(schema, path);
          return found && defaultOf(found, schema);
        });
  }
  if (kind === 'default' && 'json' in source) {
    const defaults = parseOutput(source.json, await runCommand(source.json, sources, 'stdout'));
    return compareDefaults(rule, (path) => findDefault(defaults, path));
  }
  if (kind === 'flag' && 'help' in source) {
    const texts = [];
    for (const command of source.help) texts.push(await runCommand(command, sources));
    const flags = uniqueFlags(texts.flatMap(readHelp));
    if (flags.length === 0) throw new Error(`\`${source.help.join('`, `')}\` prints no flags.`);
    return each(({ page, statement }) =>
      flagProblems(statement.path, statement.codes, page.codes, flags),
    );
  }
  if (kind === 'version' && 'tags' in source) {
    const tags = new VersionTags(join(cwd, source.repository ?? ''), source.tags);
    return each(({ statement }) =>
      versionProblems(statement.text, statement.path, tags, source.file),
    );
  }
  if (kind === 'version' && 'installed' in source) {
    const version = getInstalledVersion(source.installed, [join(cwd, 'package.json')]);
    if (version === undefined) throw new Error(`"${source.installed}" is not installed.`);
    return each(({ statement }) => installedProblems(statement.text, version));
  }
  const keys = Object.keys(source).map((key) => `"${key}"`);
  throw new Error(`a source with ${keys.join(', ')} has no facts of the kind "${kind}".`);
}

/** @param check - returns the problems of a statement, or `undefined` if it cannot be compared */
function each(check: (fact: Fact) => readonly string[] | undefined): Comparison {
  return (facts) => () => {
    const checked = facts.flatMap((fact) => {
      const messages = check(fact);
      return messages ? [{ fact, messages }] : [];
    });
    return {
      differences: checked.flatMap(({ fact, messages }) =>
        messages.map((message) => ({ fact, message })),
      ),
      count: checked.length,
    };
  };
}

function compareTypes(
  { kind, heading }: FactRule,
  source: { package: string; type: string; declare?: string },
  { cwd, types: queues }: FactSources,
): Comparison {
  const ts = loadTypeScript(cwd);
  const path = findDeclarations(ts, source.package, cwd);
  if (path === undefined) throw new Error(`"${source.package}" has no declarations.`);
  const queue = queues.get(path) ?? new TypeQueue(new Declarations(ts, path));
  queues.set(path, queue);
  const pattern = heading === undefined ? undefined : new RegExp(heading);
  return (facts) => {
    const rows = facts.flatMap((fact) => {
      const { page, statement } = fact;
      const declared = toDeclaredType(source.type, statement.path, pattern);
      const own = `${source.declare ?? ''}\n${page.declared}`;
      const type = declared === undefined ? undefined : toShownType(statement, declared, own);
      return type ? [{ fact, type }] : [];
    });
    const isSignature = kind === 'signature';
    const compare = queue.add(
      rows.map(({ type }) =>
        isSignature ? { ...type, shown: toSignatureType(type.shown), isSignature } : type,
      ),
    );
    return () => {
      const found = compare();
      const differences = rows.flatMap(({ fact }, i) => {
        const message = found[i];
        return message ? [{ fact, message: message.slice(0, MAX_MESSAGE) }] : [];
      });
      return { differences, count: rows.length };
    };
  };
}

function compareSchemaTypes(schema: JsonSchema, cwd: string): Comparison {
  const ts = loadTypeScript(cwd);
  return (facts) => () => {
    const rows = facts.flatMap((fact) => {
      const found = findSchema(schema, fact.statement.path);
      if (!found) return [];
      const type = toShownType(fact.statement, toType(found, schema), fact.page.declared);
      return type ? [{ fact, type }] : [];
    });
    const folder = mkdtempSync(join(tmpdir(), 'octavo-facts-'));
    try {
      const found = Declarations.empty(ts, folder).compare(rows.map(({ type }) => type));
      const differences = rows.flatMap(({ fact }, i) =>
        found[i] ? [{ fact, message: found[i].slice(0, MAX_MESSAGE) }] : [],
      );
      return { differences, count: rows.length };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** Returns the schema of a key. A title that is no key, such as that of a page with a table, is skipped. */
function findSchema(schema: JsonSchema, path: readonly string[]): JsonSchema | undefined {
  return findKey(schema, path) ?? findKey(schema, path.slice(-1));
}

function compareDefaults(
  { none }: FactRule,
  getDefault: (path: readonly string[]) => unknown,
): Comparison {
  return each(({ statement: { path, codes, text } }) => {
    const isNone = none.some((word) => text.startsWith(word));
    // Text that starts with words describes where the value comes from.
    if (!isNone && !text.startsWith('`')) return undefined;
    const value = getDefault(path);
    if (!isNone && value === undefined) return undefined;
    const problem = compareDefault(isNone ? undefined : codes[0], value);
    return problem === undefined ? [] : [problem];
  });
}

function versionProblems(
  text: string,
  path: readonly string[],
  tags: VersionTags,
  file: string | undefined,
): string[] {
  const [stated] = versionsIn(text);
  if (stated === undefined) return ['The statement names no version.'];
  if (!tags.has(stated)) {
    return [
      `There is no Git tag for ${stated}. The latest version is ${tags.latest ?? 'unknown'}.`,
    ];
  }
  const key = path.at(-1) ?? '';
  const first = file === undefined ? stated : tags.firstWith(file, key);
  if (first === stated) return [];
  return [
    first === undefined
      ? `"${key}" is in no version of ${file}.`
      : `"${key}" has been in ${file} since ${first}, not ${stated}.`,
  ];
}

function installedProblems(text: string, installed: string): string[] {
  const stated = versionsIn(text);
  if (stated.length === 0) return ['The statement names no version.'];
  return stated
    .filter((version) => compareVersions(version, installed) > 0)
    .map((version) => `${version} is later than the installed version ${installed}.`);
}

/** @throws {Error} if the output of a command is not JSON */
function parseOutput(command: string, output: string): unknown {
  try {
    return JSON.parse(output);
  } catch (error) {
    throw new Error(`\`${command}\` did not print JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * Runs a command of a rule in the folder of the site, and returns its output.
 *
 * @param streams - `stdout` if the output is data, in which warnings are a syntax error
 */
async function runCommand(
  command: string,
  { cwd, test }: FactSources,
  streams: 'stdout' | 'both' = 'both',
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-facts-'));
  const state = join(folder, 'state');
  const until = undefined;
  const prelude =
    streams === 'stdout' ? `exec 2> "$OCTAVO_STATE.stderr"\n${test.prelude}` : test.prelude;
  const runner = new CommandRunner(cwd, state, { ...test, prelude, network: true, until });
  try {
    const { code, output, stopped } = await runner.run(command);
    if (stopped === 'timeout')
      throw new Error(`\`${command}\` did not end within ${test.timeout} s (test.timeout).`);
    if (code !== 0) {
      const errors = existsSync(`${state}.stderr`) ? readFileSync(`${state}.stderr`, 'utf8') : '';
      throw new Error(`\`${command}\` exited with code ${code}:\n${output}${errors}`);
    }
    return output;
  } finally {
    runner.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
