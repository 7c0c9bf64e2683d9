import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { getInstallCommand } from './package-manager';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-manager-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  ['package-lock.json', 'npm install a b', 'npm install --save-dev a b'],
  ['pnpm-lock.yaml', 'pnpm add a b', 'pnpm add -D a b'],
  ['yarn.lock', 'yarn add a b', 'yarn add --dev a b'],
  ['bun.lock', 'bun add a b', 'bun add --dev a b'],
])(
  'uses the package manager with the lockfile %s, also of a parent folder',
  (file, add, addDev) => {
    writeFileSync(join(folder, file), '');
    mkdirSync(join(folder, 'docs'));
    expect(getInstallCommand(['a', 'b'], join(folder, 'docs'))).toBe(add);
    expect(getInstallCommand(['a', 'b'], join(folder, 'docs/missing'), true)).toBe(addDev);
  },
);

test('uses the key packageManager, or npm', () => {
  expect(getInstallCommand(['a'], folder)).toBe('npm install a');
  writeFileSync(join(folder, 'package.json'), '{ "packageManager": "pnpm@10.0.0" }');
  expect(getInstallCommand(['a'], folder)).toBe('pnpm add a');
  writeFileSync(join(folder, 'package.json'), '{');
  expect(getInstallCommand(['a'], folder)).toBe('npm install a');
});
