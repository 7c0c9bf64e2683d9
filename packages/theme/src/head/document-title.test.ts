import { expect, test } from 'vitest';

import type { PageData } from '../model/types';
import { pageData } from '../testing/site-fixture';
import { documentTitle } from './document-title';

test.each<[Partial<PageData>, string]>([
  [{ title: 'Retry' }, 'Retry - Rstest'],
  [{ title: 'Use `retry`' }, 'Use retry - Rstest'],
  [{ title: '' }, 'Rstest'],
  [{ title: 'Rstest' }, 'Rstest'],
  [{ title: 'Retry', frontmatter: { titleSuffix: 'Guide' } }, 'Retry - Guide'],
  [{ title: 'Retry', frontmatter: { titleSuffix: '| Guide' } }, 'Retry | Guide'],
  [{ title: 'Retry', frontmatter: { titleSuffix: '- Guide' } }, 'Retry - Guide'],
  [{ pageType: 'home', title: 'ignored' }, 'Rstest'],
  [{ pageType: 'home', frontmatter: { titleSuffix: 'Tests' } }, 'Rstest - Tests'],
  [{ pageType: '404' }, '404 - Rstest'],
])('the title of %j is %j', (page, title) => {
  expect(documentTitle({ title: 'Rstest' }, pageData(page))).toBe(title);
});
