import { join } from 'node:path';
import { expect, test } from 'vitest';

import { compilePage } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

test('inlines a partial that is imported inside a JSX element', async () => {
  const root = createTempSite({ 'part.mdx': 'From the *partial*' });
  const source =
    "---\ntitle: A\n---\n\n<div>\n\n<section>\n\nimport Part from './part.mdx';\n\n<Part />\n\n</section>\n\n</div>\n";
  const page = await compilePage(source, { root }, join(root, 'page.mdx'));
  expect(page.html.join('')).toContain('<em>partial</em>');
  expect(page.html.join('')).not.toContain('import Part');
});
