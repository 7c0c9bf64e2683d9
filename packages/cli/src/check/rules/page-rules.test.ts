import { expect, test } from 'vitest';

import { addLazyText, createTextFacts } from '../../content/scan/page-text';
import type { PageSummary } from '../../model/compiled-page';
import type { Page } from '../../model/page';
import { auditEmptyPages, auditSearchKeywords } from './page-rules';

test.each([
  ['', ['empty-page']],
  ['<p></p>', ['empty-page']],
  ['<svg><title>Flow</title></svg>', []],
  ['<iframe src="https://a.example" title="Demo"></iframe>', []],
])('a page with a title and the content %j has the findings %j', (html, expected) => {
  const fields = { frontmatter: {}, headingTitle: 'D', toc: [], ids: [], links: [] };
  const facts = createTextFacts({ text: 'D', headingTitle: 'D' }, [`<h1>D</h1>${html}`]);
  const page = {
    filePath: '/site/a.md',
    content: addLazyText(fields, facts, () => 'D'),
  } as unknown as Page;
  const summaries = new Map([['/site/a.md', { isStatic: true } as PageSummary]]);
  expect(auditEmptyPages([page], summaries).map(({ rule }) => rule)).toEqual(expected);
});

test('reports search keywords of sections that do not exist', () => {
  const source = '---\nsearch:\n  sections:\n    limits: [cannot]\n    other:\n      - gone\n---\n';
  const page = {
    filePath: '/site/a.md',
    content: {
      frontmatter: { search: { sections: { limits: ['cannot'], other: ['gone'] } } },
      toc: [{ id: 'limits', text: 'Limits', depth: 2, charIndex: 0 }],
    },
  } as unknown as Page;
  expect(auditSearchKeywords([page], () => source)).toMatchObject([
    {
      rule: 'page-warning',
      file: '/site/a.md',
      line: 6,
      message: expect.stringContaining('"other"'),
    },
  ]);
});

test.each([undefined, null, true, false, 2, {}, { keywords: ['a'] }, { sections: null }])(
  'accepts the search options %s',
  (search) => {
    const page = { content: { frontmatter: { search }, toc: [] } } as unknown as Page;
    expect(auditSearchKeywords([page], () => '')).toEqual([]);
  },
);
