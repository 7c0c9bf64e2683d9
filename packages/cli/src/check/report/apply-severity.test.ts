import { expect, test } from 'vitest';

import type { GitVersion } from '../../model/git-version';
import type { RuleName } from '../../model/rules';
import { applySeverity } from './apply-severity';

const version = (folder: string, isBranch: boolean): GitVersion => ({
  ref: folder,
  commit: 'a',
  isBranch,
  folder,
  prefix: 'content',
});

test.each<[RuleName, string, string]>([
  ['dead-link', '/tag/a.md', 'warn'],
  ['dead-link', '/branch/a.md', 'error'],
  ['dead-link', '/content/a.md', 'error'],
  ['invalid-page', '/tag/a.md', 'error'],
  ['invalid-file', '/tag/_nav.json', 'error'],
])('%s in %s has the severity %s', (rule, file, severity) => {
  const versions = new Map([
    ['v1', version('/tag', false)],
    ['v2', version('/branch', true)],
  ]);
  expect(applySeverity([{ rule, file, message: 'a' }], {}, versions)).toEqual([
    { rule, file, message: 'a', severity },
  ]);
});
