import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTempSite } from '../testing/temp-site';
import { findSimilarFile } from './find-similar-file';

test.each([
  ['img/logo.pgn', 'img/logo.png'],
  ['img/Logo.PNG', 'img/logo.png'],
  ['imgs/logo.png', 'img/logo.png'],
  ['imgs/lgoo.png', 'img/logo.png'],
  ['img/a.png', 'img/a.svg'],
  ['components/Conter', 'components/Counter.tsx'],
  ['components/Conter.tsx', 'components/Counter.tsx'],
  ['components/Counter.jsx', 'components/Counter.tsx'],
  ['img/photo.png', undefined],
  ['img/two.pgn', 'img/two.png'],
  ['other/logo.png', undefined],
  ['img/logo.png/a.png', undefined],
  ['img/logo.png', undefined],
  ['img', undefined],
])('the file that is similar to %s is %s', (path, expected) => {
  const root = createTempSite({
    'img/logo.png': '',
    'img/a.svg': '',
    'img/two.jpg': '',
    'img/two.png': '',
    'components/Counter.tsx': '',
  });
  expect(findSimilarFile(join(root, path))).toBe(expected && join(root, expected));
});

test('a path without a file has no similar file', () => {
  expect(findSimilarFile('')).toBeUndefined();
  expect(findSimilarFile('/')).toBeUndefined();
});
