import { expect, test } from 'vitest';

import { getPathInside, getRootTarget } from './content-tree';

test.each([
  ['/site/docs', '/site/docs/a/b.md', 'a/b.md'],
  ['/site/docs', '/site/docs', ''],
  ['/site/docs', '/site/docs-api/a.md', undefined],
  ['C:\\site\\docs', 'C:\\site\\docs\\a\\b.md', 'a/b.md'],
  ['C:\\site\\docs', 'C:\\site\\docs-api\\a.md', undefined],
])('in %j, %j has the path %j', (folder, file, path) => {
  expect(getPathInside(folder, file)).toBe(path);
});

test('files keep their path in the innermost root, also on Windows', () => {
  const roots = [
    { folder: 'C:\\site\\docs', target: '_files/docs' },
    { folder: 'C:\\site\\docs\\api', target: '_files/api' },
  ];
  expect(getRootTarget({ roots }, 'C:\\site\\docs\\guide\\a.png')).toBe('_files/docs/guide/a.png');
  expect(getRootTarget({ roots }, 'C:\\site\\docs\\api\\a.png')).toBe('_files/api/a.png');
  expect(getRootTarget({ roots }, 'C:\\site\\a.png')).toBeUndefined();
});
