import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { Declarations } from './declarations';

const folder = mkdtempSync(join(tmpdir(), 'octavo-declarations-'));
const path = join(folder, 'index.d.ts');
writeFileSync(
  path,
  `declare type Pool = 'forks' | 'threads';
export declare interface Config {
    /** How many times. */ retry?: number;
    pool?: Pool;
    output?: { module?: boolean; root?: string };
    list?: string[] | (() => string[]);
}
export declare interface Api { fn(): void; spy: number; }
export {};
`,
);
const declarations = new Declarations(path);
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
        shown('none', 'number'),
      ]),
    ).toEqual([
      'Expected number',
      undefined,
      'Expected "forks" | "threads"',
      'Expected "forks" | "threads"',
      "Cannot find name 'Spoon'.",
      expect.stringContaining("'none'"),
    ]);
  });

  test('a type that goes on in words may be a part', () => {
    const type = { declared: "Config['list']", shown: 'string[]' };
    const [whole, part] = declarations.compare([type, { ...type, isPart: true }]);
    expect(whole).toMatch(/^Expected /);
    expect(part).toBeUndefined();
  });

  test('a page may declare a type itself', () => {
    const own = "type Kind = 'forks' | 'threads';";
    const type = { declared: "Config['pool']", shown: 'Kind' };
    expect(declarations.compare([{ ...type, own }])).toEqual([undefined]);
  });
});

test('members are named, and an unknown type is an error', () => {
  expect(declarations.members(['Api'])).toEqual({ Api: ['fn', 'spy'] });
  expect(() => declarations.members(['Nothing'])).toThrow('Expected a type, got Nothing');
});
