import { expect, test } from 'vitest';

import { toModuleSpecifier, toPosixPath } from './posix-path';

test('converts the backslashes of Windows paths', () => {
  expect(toPosixPath('en\\guide\\start.mdx')).toBe('en/guide/start.mdx');
});

test.each([
  ['/site/theme/Chart.tsx', './theme/Chart.tsx'],
  ['/shared/Chart.tsx', '/shared/Chart.tsx'],
  ['./plugin.mjs', './plugin.mjs'],
  ['some-package/chart', 'some-package/chart'],
])('converts %s to the specifier %s', (module, specifier) => {
  expect(toModuleSpecifier(module, '/site')).toBe(specifier);
});
