import { expect, test } from 'vitest';

import { formatProblemLine } from './errors';

test.each([
  ['/site/content/a.md', 'content/a.md'],
  ['C:\\site\\a.md', 'C:\\site\\a.md'],
  ['/site-content/a.md', '/site-content/a.md'],
  ['/other/a.md', '/other/a.md'],
])('the location of a problem in %s is shown as %s', (file, shown) => {
  expect(formatProblemLine({ file, line: 1, column: 2, message: 'No.' }, '/site')).toBe(
    `${shown}:1:2 No.`,
  );
});

test('the location of a problem on Windows is relative to the project', () => {
  expect(formatProblemLine({ file: 'C:\\site\\a.md', message: 'No.' }, 'C:\\site')).toBe(
    'a.md No.',
  );
});
