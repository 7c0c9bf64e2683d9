import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';

import { Declarations, findDeclarations } from './declarations';

const folder = mkdtempSync(join(tmpdir(), 'octavo-declarations-'));
const path = join(folder, 'index.d.ts');
writeFileSync(
  path,
  `declare type Pool = 'forks' | 'threads';
export declare interface Config {
    /** How many times. */ retry?: number;
    pool?: Pool;
    output?: { module?: boolean; root?: string };
    extern?: import('./extern').Extern;
    list?: string[] | (() => string[]);
}
export declare interface Api { fn(): void; spy: number; }
export declare interface Calls {
    set(key: string, value: unknown, options?: object): Calls;
    on(...names: string[]): void;
    mixed(): string;
    mixed(path: string, done: () => void): void;
    loose(): any;
}
export {};
`,
);
writeFileSync(join(folder, 'extern.d.ts'), 'export interface Extern { name: string }\n');
const declarations = new Declarations(ts, path);
afterAll(() => rmSync(folder, { recursive: true }));

describe('types', () => {
  test.each([
    ['retry', 'number'],
    ['pool', 'Pool'],
    ['pool', "'threads' | 'forks'"],
    ['output', '{ root?: string; module?: boolean }'],
  ])('the type of %s may be written as %s', (key, shown) => {
    expect(declarations.compare([{ declared: `Config['${key}']`, shown }])).toEqual([undefined]);
  });

  test('each wrong type is found where it is', () => {
    const shown = (key: string, type: string) => ({ declared: `Config['${key}']`, shown: type });
    expect(
      declarations.compare([
        shown('retry', 'string'),
        shown('retry', 'number'),
        shown('pool', "'forks'"),
        shown('pool', "'forks' | 'threads' | 'fibers'"),
        shown('pool', 'Spoon'),
        shown('pool', 'any'),
        shown('extern', 'string'),
        shown('none', 'number'),
      ]),
    ).toEqual([
      'The declared type is `number`.',
      undefined,
      'The declared type is `"forks" | "threads"`.',
      'The declared type is `"forks" | "threads"`.',
      "Cannot find name 'Spoon'.",
      'The declared type is `"forks" | "threads"`.',
      'The declared type is `Extern`.',
      expect.stringContaining("'none'"),
    ]);
  });

  test('a type that goes on in words may be a part', () => {
    const type = { declared: "Config['list']", shown: 'string[]' };
    const [whole, part] = declarations.compare([type, { ...type, isPart: true }]);
    expect(whole).toMatch(/^The declared type is /);
    expect(part).toBeUndefined();
  });

  test('a page may declare a type itself', () => {
    const own = "type Kind = 'forks' | 'threads';";
    const type = { declared: "Config['pool']", shown: 'Kind' };
    expect(declarations.compare([{ ...type, own }])).toEqual([undefined]);
  });
});

describe('signatures', () => {
  test.each([
    ['set', '(key: string, value: unknown) => Calls'],
    ['set', '(key: string, value: unknown, options?: object) => Calls'],
    ['set', "(key: 'a', value: number) => any"],
    ['on', '(first: string) => void'],
    ['on', '(...names: string[]) => undefined'],
    ['mixed', '() => string'],
    ['mixed', '(path: string, done: () => void) => void'],
    ['loose', '() => void'],
  ])('%s may be shown as %s', (key, shown) => {
    const type = { declared: `Calls['${key}']`, shown, isSignature: true };
    expect(declarations.compare([type])).toEqual([undefined]);
  });

  test.each([
    ['set', '(key: string) => Calls'],
    ['set', '(key: string, value: unknown) => void'],
    ['set', '(key: string, value: unknown, options: object, more: string) => Calls'],
    ['set', '(key: number, value: unknown) => Calls'],
    ['on', '(first: string) => string'],
    ['mixed', '(path: string) => string'],
    ['mixed', '() => void'],
    ['spy', '() => number'],
  ])('%s is not %s', (key, shown) => {
    const declared = key === 'spy' ? "Api['spy']" : `Calls['${key}']`;
    const [problem] = declarations.compare([{ declared, shown, isSignature: true }]);
    expect(problem).toMatch(/^The declared type is /);
  });
});

test('members are named, and an unknown type is an error', () => {
  expect(declarations.members(['Api'])).toEqual({ Api: ['fn', 'spy'] });
  expect(() => declarations.members(['Nothing'])).toThrow('Expected a type, got Nothing');
});

test('names that a package re-exports can be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-reexports-'));
  const lib = join(folder, 'node_modules/lib');
  mkdirSync(lib, { recursive: true });
  writeFileSync(join(lib, 'package.json'), '{ "types": "./index.d.ts" }');
  writeFileSync(
    join(lib, 'index.d.ts'),
    "export * from './config.js';\nexport { run as start } from './config.js';\n",
  );
  writeFileSync(
    join(lib, 'config.d.ts'),
    'export interface Config<T = number> { retry?: T }\nexport declare function run(): void;\n',
  );
  expect(findDeclarations(ts, 'none', folder)).toBeUndefined();
  const path = findDeclarations(ts, 'lib', folder)!;
  expect(
    new Declarations(ts, path).compare([
      { declared: "Config['retry']", shown: 'number' },
      { declared: 'typeof start', shown: '() => void' },
      { declared: "Config['retry']", shown: 'string' },
    ]),
  ).toEqual([undefined, undefined, 'The declared type is `number`.']);
  rmSync(folder, { recursive: true });
});
