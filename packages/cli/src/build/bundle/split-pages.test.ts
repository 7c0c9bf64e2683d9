import { expect, test } from 'vitest';

import { splitPages } from './split-pages';

test('returns a problem for each page whose path the bundler cannot import', () => {
  const pages = ['/site/a.mdx', '/site/a!b.mdx', '/site/wow!/p.tsx'].map((filePath) => ({
    filePath,
    routePath: filePath,
    kind: 'markdown' as const,
  }));
  const { pages: valid, problems } = splitPages(pages);
  expect(valid).toEqual([pages[0]]);
  expect(problems.map(({ file }) => file)).toEqual(['/site/a!b.mdx', '/site/wow!/p.tsx']);
});
