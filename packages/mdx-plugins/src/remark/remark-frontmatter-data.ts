import type { Root, Yaml } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { nearest } from '../diagnostics/did-you-mean';
import { failure, type Problem, warn } from '../diagnostics/report';
import { pageState } from '../page/page-state';
import { findProblems, type SchemaProblem, valueAt } from '../schema/find-problems';
import { frontmatterSchema } from '../schema/frontmatter';
import type { SourcePoint } from '../types';

/** Read the YAML block into the page's data; errors name their line. */
export const remarkFrontmatterData: Plugin<[], Root> = () => (tree, file) => {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  if (yaml) pageState(file).frontmatter = readFrontmatter(yaml, file);
  else if (OPEN.test(String(file.value))) {
    warn(
      pageState(file),
      { at: { line: 1, column: 1 } },
      {
        message: 'Expected a line of `---` after the frontmatter, got none',
        hint: 'Close it before the first line of the page.',
      },
    );
  }
};

/** Frontmatter by its looks: a key right after the first line. */
const OPEN = /^---\r?\n[A-Za-z]\w*:(?:\s|$)/;

function readFrontmatter(yaml: Yaml, file: VFile): Record<string, unknown> {
  const counter = new LineCounter();
  const document = parseDocument(yaml.value, { lineCounter: counter });
  const firstLine = (yaml.position?.start.line ?? 1) + 1;
  const pointAt = (offset: number): SourcePoint => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };

  const [error] = document.errors;
  if (error) {
    throw failure(file, { at: pointAt(error.pos[0]) }, explainYaml(error));
  }
  const value = dataOf(document, (message, offset) =>
    failure(
      file,
      { at: pointAt(offset) },
      {
        message: `Expected YAML in the frontmatter: ${message}`,
        hint: 'Put a value with `*` at its start in quotes.',
      },
    ),
  );
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw failure(
      file,
      { at: { line: firstLine, column: 1 } },
      {
        message: `Expected keys and values in the frontmatter, got ${kindOf(value)}`,
        hint: 'Write `title: My page`.',
      },
    );
  }
  return checkKeys(value as Record<string, unknown>, document, pointAt, file);
}

const QUOTE_HINT = 'Put a value with `:` or `#` in it, or with a quote at its start, in quotes.';

/** What is wrong with YAML, for those who do not know the words of its grammar. */
function explainYaml({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): Problem {
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return {
      message: 'Expected one value for a key of the frontmatter, got a second `:` on its line',
      hint: QUOTE_HINT,
    };
  const [, kind, sign] = /^Flow (sequence|map) .* end with an? ([\]}])/.exec(message) ?? [];
  if (sign)
    return {
      message: `Expected \`${sign}\` at the end of a ${kind === 'map' ? 'map' : 'list'} in the frontmatter, got none`,
      hint: `Add it, or put the value in quotes, where \`${kind === 'map' ? '{' : '['}\` is a sign of it.`,
    };
  return {
    message: `Expected YAML in the frontmatter: ${message.split(' at line ')[0]}`,
    hint: QUOTE_HINT,
  };
}

/** What a document says. That what `*` names was never given a name is found here, not by the parser. */
function dataOf(document: Document, problem: (message: string, offset: number) => Error): unknown {
  try {
    return document.toJS();
  } catch (error) {
    let offset = 0;
    visit(document, {
      Alias(_key, alias) {
        if (alias.resolve(document)) return undefined;
        offset = alias.range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    throw problem((error as Error).message, offset);
  }
}

function checkKeys(
  data: Record<string, unknown>,
  document: Document,
  pointAt: (offset: number) => SourcePoint,
  file: VFile,
): Record<string, unknown> {
  const state = pageState(file);
  for (const key of Object.keys(data)) {
    if (KNOWN_KEYS.includes(key) || FOREIGN_KEYS.has(key)) continue;
    const near = nearest(key, KNOWN_KEYS);
    if (near === undefined) continue;
    warn(
      state,
      { at: placeOf([key], document, pointAt) },
      { message: `Unknown frontmatter key \`${key}\``, hint: `Did you mean \`${near}\`?` },
    );
  }
  // `title: 404` is a number to YAML and a title to its author.
  for (const { path, value, expected } of problemsOf(data)) {
    const isScalar = typeof value === 'number' || typeof value === 'boolean';
    const isText = expected.includes('a string') || expected.includes(`"${value}"`);
    if (isScalar && isText) setAt(data, path, String(value));
  }
  const problems = problemsOf(data).map(({ path, kind, value, expected }) => {
    const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    const key = name.join('').slice(1);
    const at = placeOf(path, document, pointAt);
    if (kind === 'missing') {
      const message = `Missing key \`${key}\` in the frontmatter`;
      return { at, message, hint: `Add \`${key}\`: ${expected}.` };
    }
    return {
      at,
      message: `Expected ${expected} for \`${key}\` in the frontmatter, got ${kindOf(value)}`,
      hint: `Change the value, or remove \`${key}\` for its default.`,
    };
  });
  const [first, ...others] = problems.toSorted((a, b) => a.at.line - b.at.line);
  if (first) {
    const more = others.map(({ at, message }) => `Line ${at.line}: ${message}.`);
    throw failure(file, first, { ...first, hint: [first.hint, ...more].join('\n') });
  }
  return withPageType(data);
}

const KNOWN_KEYS = Object.keys(frontmatterSchema.shape);

/** Keys of other tools that are similar to ours and correct as they are. */
const FOREIGN_KEYS = new Set(['tags', 'date', 'author', 'authors', 'lang', 'icon', 'template']);

/** YAML has other names for the types of values. */
const YAML_NOUNS = { boolean: 'true or false', array: 'a list', object: 'a map', record: 'a map' };

/** Returns the values that do not match the schema. A key without a value is `null` to YAML, and missing to its author. */
function problemsOf(data: Record<string, unknown>): SchemaProblem[] {
  return findProblems(frontmatterSchema, data, YAML_NOUNS).filter(
    ({ value, isOptional }) => value !== null || !isOptional,
  );
}

function setAt(root: object, path: readonly PropertyKey[], value: unknown): void {
  const parent = valueAt(root, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  parent[path.at(-1)!] = value;
}

function withPageType(data: Record<string, unknown>): Record<string, unknown> {
  if (data.pageType === 'doc-wide') Object.assign(data, { pageType: 'doc', outline: false });
  return data;
}

/** Returns the place of a key, or of the nearest key above it that exists. */
function placeOf(
  path: readonly PropertyKey[],
  document: Document,
  pointAt: (offset: number) => SourcePoint,
): SourcePoint {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    const item = isSeq(node) ? (node.items[Number(key)] as ParsedNode | undefined) : undefined;
    const at = pair ? (pair.key as ParsedNode) : item;
    if (!at?.range) break;
    [offset] = at.range;
    node = pair ? pair.value : item;
  }
  return pointAt(offset);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return `\`${String(value)}\``;
}
