import type { Root, Yaml } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import {
  type Document,
  isAlias,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { nearest } from '../diagnostics/did-you-mean';
import { findKeyOffset } from '../diagnostics/frontmatter-position';
import { createPageError, type Problem, warn } from '../diagnostics/report';
import type { DialectOptions } from '../options';
import { getPageState } from '../page/page-state';
import {
  findProblems,
  getKnownKeys,
  getValueAt,
  type SchemaProblem,
} from '../schema/find-problems';
import { frontmatterSchema } from '../schema/frontmatter';
import type { SourcePoint } from '../types';

/** Parses and validates the frontmatter. Errors include the key position. */
export const remarkFrontmatterData: Plugin<[Pick<DialectOptions, 'frontmatterKeys'>?], Root> =
  ({ frontmatterKeys = [] } = {}) =>
  (tree, file) => {
    const yaml = tree.children.find((node) => node.type === 'yaml');
    if (yaml) getPageState(file).frontmatter = readFrontmatter(yaml, file, frontmatterKeys);
    else if (UNCLOSED.test(String(file.value))) {
      warn(
        getPageState(file),
        { at: { line: 1, column: 1 } },
        {
          message: 'Unclosed frontmatter',
          hint: 'Close the frontmatter with `---` on a separate line.',
        },
      );
    } else warnAboutMisplaced(tree, file);
  };

/** Warns about frontmatter that Markdown parses as a thematic break and a heading, because it does not start the file. */
function warnAboutMisplaced(tree: Root, file: VFile): void {
  const [first, second] = tree.children.filter(({ type }) => !COMMENTS.has(type));
  if (first?.type !== 'thematicBreak' || second?.type !== 'heading') return;
  const [text] = second.children;
  const isSetext = second.position?.start.line !== second.position?.end.line;
  if (!isSetext || text?.type !== 'text' || !/^[A-Za-z][\w-]*:(?:\s|$)/.test(text.value)) return;
  warn(
    getPageState(file),
    { at: first.position },
    {
      message: 'Frontmatter that does not start the file is rendered as a heading',
      hint: 'Move the frontmatter to line 1, column 1. Open and close it with exactly three hyphens: `---`.',
    },
  );
}

/** Types of nodes that can be comments or imports before misplaced frontmatter. */
const COMMENTS = new Set(['html', 'mdxFlowExpression', 'mdxjsEsm']);

/** Matches `---` followed by a key, which indicates unclosed frontmatter. */
const UNCLOSED = /^---\r?\n[A-Za-z]\w*:(?:\s|$)/;

function readFrontmatter(
  yaml: Yaml,
  file: VFile,
  ownKeys: readonly string[],
): Record<string, unknown> {
  const counter = new LineCounter();
  const document = parseDocument(yaml.value, { lineCounter: counter });
  const firstLine = (yaml.position?.start.line ?? 1) + 1;
  const pointAt = (offset: number): SourcePoint => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };

  const [error] = document.errors;
  if (error) {
    throw createPageError(file, { at: pointAt(error.pos[0]) }, explainYaml(error, yaml.value));
  }
  const value = toData(document, (message, offset) =>
    createPageError(
      file,
      { at: pointAt(offset) },
      {
        message: `YAML error in the frontmatter: ${message}`,
        hint: 'Quote values that start with `*`.',
      },
    ),
  );
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw createPageError(
      file,
      { at: { line: firstLine, column: 1 } },
      {
        message: `Expected key-value pairs in the frontmatter, got ${formatValue(value)}`,
        hint: 'Use `key: value` pairs, for example `title: My page`.',
      },
    );
  }
  const positionOf = (path: readonly PropertyKey[]) => pointAt(findKeyOffset(document, path));
  warnUnknownKeys(value, [], { ownKeys, positionOf, file });
  return checkKeys(value as Record<string, unknown>, { document, positionOf, file });
}

const QUOTE_HINT = 'Quote values that contain `:` or `#` or start with a quote.';

const YAML_HINTS: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_SCALAR_START: 'Quote the value.',
  DUPLICATE_KEY: 'Remove one of the keys, or rename it.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** A value without `: `, and an indented key in the next line. */
const INDENTED_KEY = /^(?!.*:\s+\S).*\r?\n[ \t]+([\w-]+):(?:\s|$)/;

/** Rewrites a YAML error message without YAML specification jargon. */
function explainYaml(
  { code, message, pos: [offset] }: Pick<YAMLParseError, 'code' | 'message' | 'pos'>,
  source: string,
): Problem {
  const indented = INDENTED_KEY.exec(source.slice(offset))?.[1];
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && indented !== undefined)
    return {
      message: `YAML error in the frontmatter: the key \`${indented}\` is indented, but the line above it contains a value`,
      hint: `Remove the spaces before \`${indented}\`.`,
    };
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return {
      message: 'YAML error in the frontmatter: unquoted value contains `:`',
      hint: QUOTE_HINT,
    };
  const [, kind, bracket] = /^Flow (sequence|map) .* end with an? ([\]}])/.exec(message) ?? [];
  if (bracket)
    return {
      message: `YAML error in the frontmatter: missing \`${bracket}\` at the end of a ${kind === 'map' ? 'map' : 'list'}`,
      hint: `Add the bracket. If \`${kind === 'map' ? '{' : '['}\` is part of a string, quote the string.`,
    };
  return {
    message: `YAML error in the frontmatter: ${message.split(' at line ')[0]}`,
    hint: YAML_HINTS[code] ?? QUOTE_HINT,
  };
}

/** Converts a YAML document to a plain value. Unresolved aliases (`*name`) are only detected here, not during parsing. */
function toData(document: Document, problem: (message: string, offset: number) => Error): unknown {
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

/** Returns the position of the key at a path. */
type PositionOf = (path: readonly PropertyKey[]) => SourcePoint;

/** Warns about keys at any level that are similar to known ones. */
function warnUnknownKeys(
  parent: object,
  parentPath: readonly PropertyKey[],
  options: { ownKeys: readonly string[]; positionOf: PositionOf; file: VFile },
): void {
  const { ownKeys, positionOf, file } = options;
  const isRoot = parentPath.length === 0;
  const knownKeys = [...getKnownKeys(frontmatterSchema, parentPath), ...(isRoot ? ownKeys : [])];
  for (const [key, value] of Object.entries(parent)) {
    const path = [...parentPath, Array.isArray(parent) ? Number(key) : key];
    if (knownKeys.includes(key) || Array.isArray(parent)) {
      if (typeof value === 'object' && value !== null) warnUnknownKeys(value, path, options);
      continue;
    }
    const near = isRoot && EXTERNAL_KEYS.has(key) ? undefined : nearest(key, knownKeys);
    if (near === undefined) continue;
    warn(
      getPageState(file),
      { at: positionOf(path) },
      {
        message: `Unknown frontmatter key "${formatPath(path)}"`,
        hint: `Did you mean "${near}"?`,
      },
    );
  }
}

/** Formats a path of keys and indexes, such as `hero.actions[0].text`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}

function checkKeys(
  data: Record<string, unknown>,
  { document, positionOf, file }: { document: Document; positionOf: PositionOf; file: VFile },
): Record<string, unknown> {
  // Convert scalars to strings if the schema requires a string. For example, YAML parses `title: 1.10` as a number.
  for (const { path, value, expected } of findFrontmatterProblems(data)) {
    if (typeof value !== 'number' && typeof value !== 'boolean') continue;
    const text = getSourceText(document, path) ?? String(value);
    if (expected.includes('a string') || expected.includes(`"${text}"`)) setAt(data, path, text);
  }
  const problems = findFrontmatterProblems(data).map(({ path, kind, value, expected }) => {
    const key = formatPath(path);
    const at = positionOf(path);
    if (kind === 'missing') {
      const message = `Missing frontmatter key "${key}"`;
      return { at, message, hint: `Set "${key}" to ${expected}.` };
    }
    return {
      at,
      message: `Expected ${expected} for frontmatter key "${key}", got ${formatValue(value)}`,
      hint: 'Fix the value, or remove the key to use the default.',
    };
  });
  const [first, ...others] = problems.toSorted((a, b) => a.at.line - b.at.line);
  if (first) {
    const more = others.map(({ at, message }) => `Line ${at.line}: ${message}.`);
    throw createPageError(file, first, { ...first, hint: [first.hint, ...more].join('\n') });
  }
  return withPageType(data);
}

/** Returns the scalar at a path as written in the source, such as `1.10`. */
function getSourceText(document: Document, path: readonly PropertyKey[]): string | undefined {
  const node = document.getIn(path, true);
  const scalar = isAlias(node) ? node.resolve(document) : node;
  return isScalar(scalar) ? scalar.source : undefined;
}

/** Keys used by other tools that are similar to schema keys, but not misspellings. */
const EXTERNAL_KEYS = new Set(['tags', 'author', 'lang', 'icon', 'template']);

/** YAML type names for error messages. */
const YAML_TYPE_NAMES = {
  array: 'a list',
  tuple: 'a list',
  object: 'a map',
  record: 'a map',
};

/**
 * Returns the schema violations in frontmatter. Optional keys without a value are valid, although YAML parses them as
 * `null`.
 */
function findFrontmatterProblems(data: Record<string, unknown>): SchemaProblem[] {
  return findProblems(frontmatterSchema, data, YAML_TYPE_NAMES).filter(
    ({ value, isOptional }) => value !== null || !isOptional,
  );
}

function setAt(root: object, path: readonly PropertyKey[], value: unknown): void {
  const parent = getValueAt(root, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  parent[path.at(-1)!] = value;
}

function withPageType(data: Record<string, unknown>): Record<string, unknown> {
  if (data.pageType === 'doc-wide') Object.assign(data, { pageType: 'doc', outline: false });
  return data;
}

/** Formats a value as JSON, truncated to 60 characters. */
function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
