import type * as z from 'zod';

import { isOptional, type SchemaNode, unwrap } from './schema-node';

type Issue = z.core.$ZodIssue;

/** A value that does not match its schema. */
export interface SchemaProblem {
  /** Keys and indexes from the root to the value. */
  path: readonly PropertyKey[];
  kind: 'value' | 'missing' | 'unknown-key';
  /** The value, or the value of the unknown key. */
  value: unknown;
  /** What the schema allows, with an article: `a string`. */
  expected: string;
  /** Whether the key can be missing. */
  isOptional: boolean;
  /** Names of the keys that are allowed next to an unknown key. */
  knownKeys: readonly string[];
}

/** Nouns for the types of a format. */
export type Nouns = Readonly<Partial<Record<string, string>>>;

const NOUNS: Nouns = { record: 'an object', object: 'an object', array: 'an array' };

/**
 * Compares a value with its schema.
 *
 * @param nouns - nouns for types that the format has other words for, for example `{ object: 'a map' }`
 * @returns every problem, in the order of the schema
 */
export function findProblems(schema: z.ZodType, root: unknown, nouns: Nouns = {}): SchemaProblem[] {
  const result = schema.safeParse(root);
  if (result.success) return [];
  const node = schema as unknown as SchemaNode;
  const words = { ...NOUNS, ...nouns };
  return result.error.issues.flatMap((issue) => toProblems(issue));

  function toProblems(issue: Issue): SchemaProblem[] {
    if (issue.code === 'unrecognized_keys') {
      const knownKeys = keysOf(nodesAt(node, issue.path));
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const expected = 'a known key';
        const value = valueAt(root, path);
        return { path, kind: 'unknown-key', value, expected, isOptional: true, knownKeys };
      });
    }
    const branch = issue.code === 'invalid_union' ? nearestBranch(issue.errors) : undefined;
    if (branch) {
      return branch.flatMap((inner) =>
        toProblems({ ...inner, path: [...issue.path, ...inner.path] } as Issue),
      );
    }
    const value = valueAt(root, issue.path);
    const kind = value === undefined ? 'missing' : 'value';
    const expected = oneOf(alternatives(issue));
    const name = String(issue.path.at(-1));
    const keys = nodesAt(node, issue.path.slice(0, -1)).flatMap(
      ({ def }) => def.shape?.[name] ?? [],
    );
    return [
      { path: issue.path, kind, value, expected, isOptional: keys.some(isOptional), knownKeys: [] },
    ];
  }

  /** Returns what the schema allows, in the words of a message. */
  function alternatives(issue: Issue): string[] {
    switch (issue.code) {
      case 'invalid_union':
        return issue.errors.length > 0
          ? issue.errors.flat().flatMap(alternatives)
          : nodesAt(node, issue.path).flatMap(literalsOf);
      case 'invalid_key':
        return issue.issues.flatMap(alternatives);
      case 'invalid_type':
        return [words[issue.expected] ?? withArticle(issue.expected)];
      case 'invalid_value':
        return issue.values.map(show);
      case 'too_small':
        return [tooSmall(issue)];
      case 'too_big':
        return [`at most ${issue.maximum}${issue.origin === 'array' ? ' items' : ''}`];
      case 'invalid_format':
        return issue.format === 'starts_with'
          ? [`a string that starts with "${(issue as { prefix?: string }).prefix}"`]
          : [withArticle(issue.format.toUpperCase())];
      default:
        return [issue.message];
    }
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string') return 'a non-empty string';
  if (issue.origin === 'array') return `at least ${issue.minimum} items`;
  return `${issue.inclusive ? 'at least' : 'a number above'} ${issue.minimum}`;
}

/**
 * Returns the problems of the branch of a union that a value is meant to match: of the branches of the same kind, the one
 * with the fewest problems. Returns `undefined` if no branch is of the same kind.
 */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOtherKind = ({ path, code }: Issue) =>
    path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  return branches
    .filter((issues) => !issues.some(isOtherKind))
    .toSorted((a, b) => a.length - b.length)[0];
}

/** Joins alternatives: `a string, an array or an object`. */
function oneOf(alternatives: readonly string[]): string {
  const unique = [...new Set(alternatives)];
  const last = unique.pop() ?? 'nothing';
  return unique.length === 0 ? last : `${unique.join(', ')} or ${last}`;
}

function withArticle(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Returns the value at a path, `undefined` if there is none. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** Returns the schemas of the value at a path: several where the schema has alternatives. */
function nodesAt(root: SchemaNode, path: readonly PropertyKey[]): SchemaNode[] {
  let nodes = alternativesOf(root);
  for (const key of path) {
    nodes = nodes
      .flatMap(({ def }) => {
        if (typeof key === 'number') return def.element ? [def.element] : [];
        const child = def.shape?.[String(key)] ?? def.valueType;
        return child ? [child] : [];
      })
      .flatMap(alternativesOf);
  }
  return nodes;
}

function alternativesOf(node: SchemaNode): SchemaNode[] {
  const type = unwrap(node);
  return type.def.options ? type.def.options.flatMap(alternativesOf) : [type];
}

function keysOf(nodes: readonly SchemaNode[]): string[] {
  return [...new Set(nodes.flatMap(({ def }) => Object.keys(def.shape ?? {})))];
}

function literalsOf({ def }: SchemaNode): string[] {
  return [...(def.values ?? []), ...Object.values(def.entries ?? {})].map(show);
}
