import { expect, test } from 'vitest';

import { toDeclaredType, toShownType, toSignatureType } from './signatures';

test.each([
  ["Utils['$1']", ['rs', 'rs.fn'], /^rs\.(\w+)$/, "Utils['fn']"],
  ["Utils['{key}']", ['page', 'fn'], undefined, "Utils['fn']"],
  [
    'Config{path}',
    ['output', 'root'],
    undefined,
    "NonNullable<NonNullable<Config>['output']>['root']",
  ],
  ['Config{path}', ['retry'], undefined, "NonNullable<Config>['retry']"],
  ["Utils['$1']", ['rs', 'other'], /^rs\.(\w+)$/, undefined],
])('%s for %j is the declared type', (template, path, heading, type) => {
  expect(toDeclaredType(template, path, heading)).toBe(type);
});

test('only statements that start with code are types', () => {
  const shown = (text: string, ...codes: string[]) =>
    toShownType({ path: [], label: 'Type', text, codes, line: 1, isCell: false }, 'Real', '');
  expect(shown('as `a`', 'a')).toBeUndefined();
  expect(shown('`a`', 'a')).toMatchObject({ shown: 'a', isPart: false });
  expect(shown('`a` or more', 'a')).toMatchObject({ isPart: true });
  expect(shown('`{ a, b }`', '{ a, b }')).toMatchObject({
    declared: 'keyof NonNullable<Real>',
    shown: "'a' | 'b'",
  });
});

test.each([
  ['(n: number, digits = 2) => void', '(n: number, digits?: number) => void'],
  ['(mock: M, isStrict = true) => void', '(mock: M, isStrict?: boolean) => void'],
  ["(a, name = 'x') => void", '(a, name?: string) => void'],
  ['(fn: T) => this | Promise<this>', '(fn: T) => any'],
  ['() => { a; b? }', '() => { a: any; b?: any }'],
  ["(m: { mode: 'a'; delta?: number }) => X", "(m: { mode: 'a'; delta?: number }) => X"],
])('%s reads as %s', (code, type) => {
  expect(toSignatureType(code)).toBe(type);
});

test.each([
  ['(name: string): void', '{ (name: string): void }'],
  ['(): (src: string) => Token[]', '{ (): (src: string) => Token[] }'],
  ['(done: (error?: Error) => void) => void', '(done: (error?: Error) => void) => void'],
])('%s is the type %s', (code, type) => {
  expect(toSignatureType(code)).toBe(type);
});
