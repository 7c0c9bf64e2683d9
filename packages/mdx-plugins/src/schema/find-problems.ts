import type * as z from 'zod';

import { getMeta, isOptional, type SchemaNode, unwrap } from './schema-node';

type Issue = z.core.$ZodIssue;

/** Schema violation. */
export interface SchemaProblem {
  /** Keys and array indexes from the root to the value. */
  path: readonly PropertyKey[];
  kind: 'value' | 'missing' | 'unknown-key';
  /** Invalid value, or the value of an unknown key. */
  value: unknown;
  /** Description of the expected value, with an article, such as `a string`. */
  expected: string;
  /** Whether the key is optional. */
  isOptional: boolean;
  /** Valid sibling keys if the key is unknown. */
  knownKeys: readonly string[];
}

/** Maps zod type names to display names with an article. */
export type TypeNames = Readonly<Partial<Record<string, string>>>;

const TYPE_NAMES: TypeNames = { record: 'an object', object: 'an object', array: 'an array' };

/**
 * Validates a value against a schema.
 *
 * @param typeNames - names of types in the format of the value, for example `{ object: 'a map' }`
 * @param options - `jitless` disables the code that zod generates for a schema, which only pays off if it is used often
 * @returns every problem, in the order of the schema
 */
export function findProblems(
  schema: z.ZodType,
  root: unknown,
  typeNames: TypeNames = {},
  { jitless = false }: { jitless?: boolean } = {},
): SchemaProblem[] {
  const result = schema.safeParse(root, { jitless });
  if (result.success) return [];
  const node = schema as unknown as SchemaNode;
  const names = { ...TYPE_NAMES, ...typeNames };
  return withoutLengths(result.error.issues).flatMap((issue) => toProblems(issue));

  function toProblems(issue: Issue): SchemaProblem[] {
    if (issue.code === 'unrecognized_keys') {
      const parents = nodesAt(node, issue.path);
      const matching = parents.filter((parent) => hasKind(parent, getValueAt(root, issue.path)));
      const knownKeys = keysOf(matching.length > 0 ? matching : parents);
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const expected = 'a known key';
        const value = getValueAt(root, path);
        return { path, kind: 'unknown-key', value, expected, isOptional: true, knownKeys };
      });
    }
    const branch = issue.code === 'invalid_union' ? nearestBranch(issue.errors) : undefined;
    if (branch) {
      return withoutLengths(branch).flatMap((inner) =>
        toProblems({ ...inner, path: [...issue.path, ...inner.path] } as Issue),
      );
    }
    const value = issue.code === 'invalid_key' ? issue.path.at(-1) : getValueAt(root, issue.path);
    const kind = value === undefined ? 'missing' : 'value';
    const expected = joinAlternatives(alternatives(issue, issue.path));
    const name = String(issue.path.at(-1));
    const keys = nodesAt(node, issue.path.slice(0, -1)).flatMap(
      ({ def }) => def.shape?.[name] ?? [],
    );
    return [
      { path: issue.path, kind, value, expected, isOptional: keys.some(isOptional), knownKeys: [] },
    ];
  }

  /** Returns descriptions of the values that the schema allows. `path` is the path from the root to the value. */
  function alternatives(issue: Issue, path: readonly PropertyKey[]): string[] {
    switch (issue.code) {
      case 'invalid_union':
        return issue.errors.length > 0
          ? issue.errors
              .flatMap(withoutLengths)
              .flatMap((inner) => alternatives(inner, [...path, ...inner.path]))
          : nodesAt(node, path).flatMap(literalsOf);
      case 'invalid_key':
        return issue.issues.flatMap((inner) => alternatives(inner, path));
      case 'invalid_type':
        return [names[issue.expected] ?? withArticle(issue.expected)];
      case 'invalid_value':
        return issue.values.map(show);
      case 'too_small':
      case 'too_big':
        return [
          (issue.origin === 'array' && tupleItems(nodesAt(node, path))) || describeLimit(issue),
        ];
      case 'invalid_format':
        // The schema describes the format.
        if (issue.format === 'regex') return [issue.message];
        return issue.format === 'starts_with'
          ? [`a string that starts with "${(issue as { prefix?: string }).prefix}"`]
          : [withArticle(issue.format.toUpperCase())];
      default:
        return [issue.message];
    }
  }
}

/**
 * Removes length issues for values that have the wrong type. zod checks the length of any value with a `length` property,
 * so a function or an array in place of a string results in two issues.
 */
function withoutLengths(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ path }: Issue) => JSON.stringify(path.map(String));
  const invalid = new Set(issues.filter(({ code }) => code === 'invalid_type').map(keyOf));
  return issues.filter(
    (issue) => !/^too_(?:small|big)$/.test(issue.code ?? '') || !invalid.has(keyOf(issue)),
  );
}

type LimitIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** Describes a limit, such as `at least 2 items`. */
function describeLimit(issue: LimitIssue): string {
  const isMinimum = issue.code === 'too_small';
  const limit = isMinimum ? issue.minimum : issue.maximum;
  const bound = `${isMinimum ? 'at least' : 'at most'} ${limit}`;
  if (issue.origin === 'array') return `${bound} ${Number(limit) === 1 ? 'item' : 'items'}`;
  if (issue.origin === 'string')
    return isMinimum
      ? 'a non-empty string'
      : `${bound} ${Number(limit) === 1 ? 'character' : 'characters'}`;
  if (issue.inclusive)
    return `a number ${isMinimum ? 'greater' : 'less'} than or equal to ${limit}`;
  return `a number ${isMinimum ? 'greater' : 'less'} than ${limit}`;
}

/** Describes the items in a tuple, such as `2 items (tag, attributes)`. Returns `undefined` if none of the nodes is a tuple. */
function tupleItems(nodes: readonly SchemaNode[]): string | undefined {
  const items = nodes.find(({ def }) => def.type === 'tuple')?.def.items;
  if (!items) return undefined;
  const titles = items.flatMap((item) => getMeta(item).title ?? []);
  const list = titles.length === items.length ? ` (${titles.join(', ')})` : '';
  return `${items.length} ${items.length === 1 ? 'item' : 'items'}${list}`;
}

/**
 * Returns the issues for the closest union branch: the branch with a matching type and the fewest issues. Returns
 * `undefined` if no branch has a matching type.
 */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOtherType = ({ path, code }: Issue) =>
    path.length === 0 && ['invalid_type', 'invalid_value', 'custom'].includes(code ?? '');
  return branches
    .filter((issues) => !issues.some(isOtherType))
    .toSorted((a, b) => a.length - b.length)[0];
}

/** Joins alternatives with commas and "or", such as `a string, an array or an object`. */
function joinAlternatives(alternatives: readonly string[]): string {
  const unique = [...new Set(alternatives)];
  const last = unique.pop() ?? 'nothing';
  return unique.length === 0 ? last : `${unique.join(', ')} or ${last}`;
}

function withArticle(name: string): string {
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`;
}

function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Returns the value at a path, or `undefined` if the path does not exist. */
export function getValueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** Returns the schemas for the value at a path, with one schema per union branch. */
function nodesAt(root: SchemaNode, path: readonly PropertyKey[]): SchemaNode[] {
  let nodes = alternativesOf(root);
  for (const key of path) {
    nodes = nodes
      .flatMap(({ def }) => {
        if (typeof key === 'number') return def.element ?? def.items?.[key] ?? [];
        const child = def.shape?.[String(key)] ?? def.valueType;
        return child ? [child] : [];
      })
      .flatMap(alternativesOf);
  }
  return nodes;
}

/** Returns the keys that a schema names at a path. Empty if the value has any keys, or none. */
export function getKnownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return keysOf(nodesAt(schema as unknown as SchemaNode, path));
}

function alternativesOf(node: SchemaNode): SchemaNode[] {
  const type = unwrap(node);
  return type.def.options ? type.def.options.flatMap(alternativesOf) : [type];
}

function keysOf(nodes: readonly SchemaNode[]): string[] {
  return [...new Set(nodes.flatMap(({ def }) => Object.keys(def.shape ?? {})))];
}

/** Checks whether a value has the literals of a schema, such as the `type` of a branch of a union. */
function hasKind({ def }: SchemaNode, value: unknown): boolean {
  return Object.entries(def.shape ?? {}).every(([key, child]) => {
    const literals = alternativesOf(child).flatMap(literalsOf);
    const actual = getValueAt(value, [key]);
    return literals.length === 0 || actual === undefined || literals.includes(show(actual));
  });
}

function literalsOf({ def }: SchemaNode): string[] {
  return [...(def.values ?? []), ...Object.values(def.entries ?? {})].map(show);
}
