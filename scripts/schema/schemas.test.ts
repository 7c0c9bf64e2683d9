import { expect, test } from 'vitest';

import {
  getMeta,
  META_KEYS,
  type SchemaNode,
} from '../../packages/mdx-plugins/src/schema/schema-node.ts';
import { FORMATS, MESSAGES } from './generated-files.ts';
import { keysOf } from './keys.ts';
import { printJsonSchema } from './print-json-schema.ts';
import { defaultText } from './print-types.ts';

const ALL = { ...FORMATS, messages: MESSAGES };

test.each(Object.entries(ALL))(
  'every key of %s has a description, a version and known metadata',
  (_name, schema) => {
    const problems = keysOf(schema).flatMap(({ path, node, since }) => {
      const meta = getMeta(node);
      const unknown = Object.keys(meta).filter((key) => !META_KEYS.some((known) => known === key));
      return [
        ...(/^[A-Z].*[.]$/s.test(meta.description ?? '') ? [] : [`${path}: description`]),
        ...(/^\d+\.\d+\.\d+$/.test(since) ? [] : [`${path}: since`]),
        ...unknown.map((key) => `${path}: ${key}`),
      ];
    });
    expect(problems).toEqual([]);
  },
);

test.each(Object.entries(ALL))('examples of every key of %s are valid', (_name, schema) => {
  const problems = keysOf(schema).flatMap(({ path, node }) =>
    (getMeta(node).examples ?? [])
      .filter(
        (example) =>
          !(node as unknown as { safeParse: (value: unknown) => { success: boolean } }).safeParse(
            example,
          ).success,
      )
      .map((example) => `${path}: ${JSON.stringify(example)}`),
  );
  expect(problems).toEqual([]);
});

test('every key with a string, number, list or map has an example', () => {
  const isPlain = (type: SchemaNode) =>
    ['string', 'array', 'record', 'number'].includes(type.def.type);
  const missing = Object.values(FORMATS).flatMap((schema) =>
    keysOf(schema)
      .filter(
        ({ node }) =>
          isPlain((node.def.innerType ?? node) as SchemaNode) &&
          !getMeta(node).examples &&
          !getMeta(node).isCode,
      )
      .map(({ path }) => path),
  );
  expect(missing).toEqual([]);
});

test('a description of a default takes precedence over an empty value', () => {
  const described = keysOf(FORMATS.config).filter(({ node }) => getMeta(node).defaultText);
  expect(described.length).toBeGreaterThan(0);
  expect(described.map(({ node }) => defaultText(node))).toEqual(
    described.map(({ node }) => getMeta(node).defaultText),
  );
});

interface JsonSchema {
  description?: string;
  default?: unknown;
  /** Reference to a named type, which has its own description. */
  allOf?: unknown;
  properties?: Record<string, JsonSchema>;
}

/** Returns every key of a JSON Schema with its schema, wherever it is defined. */
function jsonKeys(schema: object): [string, JsonSchema][] {
  const { properties = {} } = schema as JsonSchema;
  const keys = 'type' in schema ? Object.entries(properties) : [];
  return [
    ...keys,
    ...Object.values(schema).flatMap((part) =>
      typeof part === 'object' && part !== null ? jsonKeys(part as object) : [],
    ),
  ];
}

test.each(Object.entries(FORMATS))('the JSON Schema of %s describes every key', (_name, schema) => {
  const json = JSON.parse(printJsonSchema(schema)) as object;
  const keys = jsonKeys(json);
  expect(keys.length).toBeGreaterThan(0);
  const isDescribed = ({ description, allOf }: JsonSchema) => description || allOf;
  expect(keys.filter(([, key]) => !isDescribed(key)).map(([name]) => name)).toEqual([]);
  for (const { name, node } of keysOf(schema)) {
    const text = defaultText(node);
    if (name === '*' || text === undefined) continue;
    const sameName = keys.filter(([key]) => key === name).map(([, value]) => value);
    expect(
      sameName.some((value) => 'default' in value || value.description?.includes('Default: ')),
    ).toBe(true);
  }
});
