import { expect, test } from 'vitest';

import { defaultOf, findKey, type JsonSchema, toType } from './json-schema';

const root = {
  $ref: '#/$defs/Config',
  $defs: {
    Config: {
      type: 'object',
      properties: {
        retry: { type: 'integer', default: 0 },
        mode: { enum: ['a', 'b'] },
        list: { type: ['array', 'null'], items: { type: 'string' } },
        output: { anyOf: [{ type: 'string' }, { $ref: '#/$defs/Output' }] },
        map: { type: 'object', additionalProperties: { type: 'boolean' } },
      },
    },
    Output: {
      type: 'object',
      required: ['path'],
      properties: { path: { const: 'dist' }, self: { $ref: '#/$defs/Output' } },
    },
  },
} as JsonSchema;

test.each([
  ['retry', 'number'],
  ['mode', '"a" | "b"'],
  ['list', '(string)[] | null'],
  ['output.path', '"dist"'],
  ['map', 'Record<string, boolean>'],
])('%s has the type %s', (key, type) => {
  expect(toType(findKey(root, key.split('.'))!, root)).toBe(type);
});

test('a schema that contains itself has a type', () => {
  expect(toType(findKey(root, ['output'])!, root)).toMatch(
    /^\(string\) \| \(\{ "path": "dist"; .*any/,
  );
});

test('defaults and missing keys', () => {
  expect(defaultOf(findKey(root, ['retry'])!, root)).toBe(0);
  expect(findKey(root, ['none', 'deep'])).toBeUndefined();
});
