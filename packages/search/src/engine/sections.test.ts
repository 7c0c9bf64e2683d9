import { expect, test } from 'vitest';

import { createPage } from '../test-support/page';
import { splitSections } from './sections';

test('splits a page at its headings', () => {
  const sections = splitSections(
    createPage(
      '/a',
      '# Title\n\nIntro.\n\n## One\n\nFirst.\n\n### Deep\n\nDown.\n\n## Two\n\nLast.',
    ),
    0,
  );
  expect(sections.map(({ breadcrumb, body }) => [breadcrumb.join(' > '), body])).toEqual([
    ['Title', 'Intro.'],
    ['Title > One', 'First.'],
    ['Title > One > Deep', 'Down.'],
    ['Title > Two', 'Last.'],
  ]);
});

test('removes Markdown from headings', () => {
  const entry = createPage('/a', '# Title\n\n## One');
  entry.content = 'Title\n\nThe *.test.ts pattern\n\nText.';
  entry.toc = [{ id: 'x', text: 'The `*.test.ts` **pattern**', depth: 2, charIndex: 7 }];
  expect(splitSections(entry, 0)[1]).toMatchObject({
    heading: { id: 'x', text: 'The *.test.ts pattern' },
    body: 'Text.',
  });
});

test('returns one section for an empty page', () => {
  expect(splitSections(createPage('/a', '# Title'), 3)).toEqual([
    { page: 3, breadcrumb: ['Title'], body: '', leadLength: 0, keywords: [] },
  ]);
});

test('ignores headings with an offset outside the content', () => {
  const entry = {
    ...createPage('/a', '# Title\n\nText.'),
    toc: [{ id: 'x', text: 'X', depth: 2, charIndex: -1 }],
  };
  expect(splitSections(entry, 0)).toHaveLength(1);
});
