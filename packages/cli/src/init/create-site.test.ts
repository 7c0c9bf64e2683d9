import { expect, test } from 'vitest';

import { detectPackageManager } from './create-site';

test('the package manager is that of the lockfile, otherwise the one that runs the command', () => {
  const detect = (entries: string[], userAgent?: string) =>
    detectPackageManager({ entries }, userAgent);
  expect(detect(['yarn.lock'], 'pnpm/10')).toBe('yarn');
  expect(detect(['package-lock.json'], 'pnpm/10')).toBe('npm');
  expect(detect([], 'pnpm/10 npm/? node/v20')).toBe('pnpm');
  expect(detect([])).toBe('npm');
});

test('a project in a workspace uses the package manager that package.json names', () => {
  const detect = (packageManager: unknown) =>
    detectPackageManager({ entries: [], manifest: { packageManager } }, 'yarn/4');
  expect(detect('pnpm@10.1.0+sha512.abc')).toBe('pnpm');
  expect(detect('unknown@1')).toBe('yarn');
  expect(detect(1)).toBe('yarn');
});
