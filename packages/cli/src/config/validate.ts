import { nearest } from '@octavo/mdx-plugins/messages';
import type { z } from 'zod';

import type { ConfigProblem } from './config-problem';
import { configSchema } from './schema';
import { configRoot, type SchemaNode } from './schema-node';

type Issue = z.core.$ZodIssue;

/** Check what a configuration file exports: every problem at once, each with its key, what was expected and what came. */
export function validateConfig(
  value: unknown,
  file: string,
  schema: z.ZodType = configSchema,
): ConfigProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => toProblems(issue, value, file));
}

function toProblems(issue: Issue, root: unknown, file: string): ConfigProblem[] {
  const value = valueAt(root, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(issue.path);
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      return {
        file,
        key: [...issue.path, key],
        message: `${keyPath([...issue.path, key], root)}: expected a known key, got "${key}".`,
        hint: near ? `Did you mean "${near}"?` : `Known keys: ${known.join(', ')}.`,
      };
    });
  }
  const union = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const deeper = union.filter((inner) => inner.path.length > 0);
  if (deeper.length > 0) {
    return deeper.flatMap((inner) =>
      toProblems({ ...inner, path: [...issue.path, ...inner.path] } as Issue, root, file),
    );
  }
  const wanted =
    union.length > 0 ? [...new Set(union.map(expectation))].join(' or ') : expectation(issue);
  return [
    {
      file,
      key: issue.path,
      message: `${keyPath(issue.path, root)}: expected ${wanted}, got ${show(value)}.`,
    },
  ];
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return withArticle(issue.expected === 'record' ? 'object' : issue.expected);
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'too_small':
      return issue.origin === 'string' ? 'a non-empty string' : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_format':
      return withArticle(issue.format.toUpperCase());
    case 'unrecognized_keys':
      return `no key ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    default:
      return issue.message.toLowerCase();
  }
}

function withArticle(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A key as one would write it; a plugin is told by its name too. */
function keyPath(path: readonly PropertyKey[], root: unknown): string {
  const text = path
    .map((key, index) => {
      if (typeof key !== 'number') return `.${String(key)}`;
      const name =
        index === 1 && path[0] === 'plugins' && valueAt(root, [...path.slice(0, 2), 'name']);
      return typeof name === 'string' ? `[${key}] ("${name}")` : `[${key}]`;
    })
    .join('');
  return text.replace(/^\./, '') || 'The configuration';
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** The keys the schema has at a path, found by walking the schema. */
function knownKeys(path: readonly PropertyKey[]): string[] {
  let shapes = [configRoot];
  for (const key of path) shapes = shapes.flatMap((shape) => children(shape, key));
  return [
    ...new Set(shapes.flatMap(unwrap).flatMap((shape) => Object.keys(shape.def.shape ?? {}))),
  ];
}

function unwrap(node: SchemaNode): SchemaNode[] {
  if (node.def.innerType) return unwrap(node.def.innerType);
  if (node.def.options) return node.def.options.flatMap(unwrap);
  return [node];
}

function children(node: SchemaNode, key: PropertyKey): SchemaNode[] {
  return unwrap(node).flatMap(({ def }) => {
    if (typeof key === 'number') return def.element ? [def.element] : [];
    const child = def.shape?.[String(key)] ?? def.valueType;
    return child ? [child] : [];
  });
}
