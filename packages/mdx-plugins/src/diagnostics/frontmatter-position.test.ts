import { expect, test } from 'vitest';
import { locateFrontmatterKey } from './frontmatter-position';

const source = '---\r\ntitle: x\r\nstage:\r\n  - name: a\r\n    level: 5\r\n---\r\n\r\n# Page';

test.each([
  [['title'], 2, 1],
  [['stage', 0, 'level'], 5, 5],
  [['stage', 3], 3, 1],
  [['missing'], 2, 1],
])('returns the position of %j', (path, line, column) => {
  expect(locateFrontmatterKey(source, path)).toEqual({ line, column });
});

test('returns the start of a page without frontmatter', () => {
  expect(locateFrontmatterKey('# Page', ['title'])).toEqual({ line: 1, column: 1 });
});
