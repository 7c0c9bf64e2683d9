import { expect, test } from 'vitest';
import * as z from 'zod';
import { findProblems } from './find-problems';
import { headElementSchema } from './frontmatter';

const text = z.string().min(1);

const expectedOf = (schema: z.ZodType, value: unknown) =>
  findProblems(schema, value).map(({ path, expected }) => [path.join('.'), expected]);

test.each([[() => {}], [[]], [5]])('lists only the types of a union for %o', (value) => {
  const schema = z.object({ plugin: z.union([text, z.object({ name: text })]) });
  expect(expectedOf(schema, { plugin: value })).toEqual([['plugin', 'a string or an object']]);
});

test('lists a tuple as an alternative without the minimum length of the string', () => {
  const schema = z.union([text, z.tuple([text, z.unknown()])]);
  expect(expectedOf(schema, () => {})).toEqual([['', 'a string or a tuple']]);
});

test('lists a custom type as an alternative', () => {
  const call = z.custom((value) => typeof value === 'function', 'a function');
  const schema = z.union([text, call, z.tuple([z.union([text, call]), z.unknown()])]);
  expect(expectedOf(schema, 5)).toEqual([['', 'a string, a function or a tuple']]);
  expect(expectedOf(schema, '')).toEqual([['', 'a non-empty string']]);
  expect(expectedOf(schema, [5, {}])).toEqual([['0', 'a string or a function']]);
});

test('reports a value of the wrong type once', () => {
  expect(expectedOf(z.object({ label: text }), { label: [] })).toEqual([['label', 'a string']]);
  expect(expectedOf(z.object({ label: text }), { label: '' })).toEqual([
    ['label', 'a non-empty string'],
  ]);
});

test('names the items of a tuple of the wrong length', () => {
  const schema = z.object({ head: z.array(headElementSchema) });
  expect(expectedOf(schema, { head: [['meta']] })).toEqual([
    ['head.0', '2 items (tag, attributes)'],
  ]);
  expect(expectedOf(schema, { head: [['meta', {}, 1]] })).toEqual([
    ['head.0', '2 items (tag, attributes)'],
  ]);
});

test('names the item of a tuple that has the wrong type', () => {
  const schema = z.object({ head: z.array(headElementSchema) });
  expect(
    expectedOf(schema, {
      head: [
        ['meta', { name: 'a' }],
        ['link', 5],
      ],
    }),
  ).toEqual([['head.1.1', 'an object']]);
  expect(expectedOf(schema, { head: [['meta', { content: 5 }]] })).toEqual([
    ['head.0.1.content', 'a string or a boolean'],
  ]);
});

test.each([
  [z.array(z.string()).min(1), [], 'at least 1 item'],
  [z.array(z.string()).min(2), [], 'at least 2 items'],
  [z.array(z.string()).max(1), ['a', 'b'], 'at most 1 item'],
  [z.number().min(1), 0, 'a number greater than or equal to 1'],
  [z.number().max(6), 7, 'a number less than or equal to 6'],
  [z.number().positive(), 0, 'a number greater than 0'],
])('describes a range', (schema, value, expected) => {
  expect(expectedOf(schema, value)).toEqual([['', expected]]);
});

test('describes a pattern with the message of the schema', () => {
  const schema = z.string().regex(/^[a-z]+$/, 'a name in lowercase letters');
  expect(expectedOf(schema, 'A')).toEqual([['', 'a name in lowercase letters']]);
});

test('reports an invalid key of a record with the key as the value', () => {
  const schema = z.object({ redirects: z.record(z.string().startsWith('/'), text) });
  expect(findProblems(schema, { redirects: { old: '/new' } })).toMatchObject([
    { path: ['redirects', 'old'], value: 'old', expected: 'a string that starts with "/"' },
  ]);
});
