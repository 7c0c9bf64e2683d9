import { expect, test } from 'vitest';

import { detectPackageManager } from './create-site';

test('the package manager is that of the lockfile, otherwise the one that runs the command', () => {
  expect(detectPackageManager(['yarn.lock'], 'pnpm/10')).toBe('yarn');
  expect(detectPackageManager(['package-lock.json'], 'pnpm/10')).toBe('npm');
  expect(detectPackageManager([], 'pnpm/10 npm/? node/v20')).toBe('pnpm');
  expect(detectPackageManager([])).toBe('npm');
});
