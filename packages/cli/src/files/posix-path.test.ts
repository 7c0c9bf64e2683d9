import { expect, test } from 'vitest';

import { shownModule, toPosixPath } from './posix-path';

test('a path of Windows gets slashes', () => {
  expect(toPosixPath('en\\guide\\start.mdx')).toBe('en/guide/start.mdx');
});

test.each([
  ['/site/theme/Chart.tsx', './theme/Chart.tsx'],
  ['/shared/Chart.tsx', '/shared/Chart.tsx'],
  ['./plugin.mjs', './plugin.mjs'],
  ['some-package/chart', 'some-package/chart'],
])('%s is shown as %s', (module, shown) => {
  expect(shownModule(module, '/site')).toBe(shown);
});
