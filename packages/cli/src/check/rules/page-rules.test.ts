import { expect, test } from 'vitest';

import type { Page } from '../../model/page';
import { auditSearchKeywords } from './page-rules';

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
