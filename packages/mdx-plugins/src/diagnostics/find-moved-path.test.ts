import { expect, test } from 'vitest';

import { findMovedPath } from './find-moved-path';

test.each([
  ['../img/a.png', '../../img/a.png'],
  ['../shared/b.png', '../en/shared/b.png'],
  ['./c.png', '../en/c.png'],
  ['d/e.png', '../en/d/e.png'],
  ['../gone.png', undefined],
])('the new path of %s is %s', (path, moved) => {
  const files = ['../../img/a.png', '../en/shared/b.png', '../en/c.png', '../en/d/e.png'];
  const foldersIn = (folder: string) => (folder === '../' ? ['en', 'zh'] : ['docs']);
  expect(findMovedPath(path, (candidate) => files.includes(candidate), foldersIn)).toBe(moved);
});
