import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { readExports } from './snippet-types';

test('reads the types and values that a package exports, without its default export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-exports-'));
  const library = join(folder, 'node_modules/lib');
  mkdirSync(library, { recursive: true });
  writeFileSync(
    join(library, 'index.d.ts'),
    'export declare const $: number;\nexport interface Options {}\nexport declare class Kit {}\nexport default Kit;\n',
  );
  try {
    expect(readExports(ts, 'lib', folder)).toEqual({
      package: 'lib',
      types: new Set(['Options', 'Kit']),
      values: new Set(['$', 'Kit']),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
