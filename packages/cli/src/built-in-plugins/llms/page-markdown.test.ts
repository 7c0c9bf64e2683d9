import { expect, test } from 'vitest';

import { renderPageMarkdown } from './page-markdown';

const config = {
  base: '/docs/',
  route: { cleanUrls: true, include: [], exclude: [] },
};
const page = {
  title: 'Panel',
  content: { frontmatter: { description: 'Shows things.' }, toc: [], text: '', ids: [], links: [] },
};

test('returns the source of a page', () => {
  expect(renderPageMarkdown(config, { page, data: {}, markdown: () => '# Own\n\nText\n' })).toBe(
    '# Own\n\nText\n',
  );
});

test('lists the entries of an overview page', () => {
  const items = [{ text: '`a`', link: '/guide/a', headings: [] }];
  expect(
    renderPageMarkdown(config, {
      page,
      data: { overview: [{ name: 'Basic', items }] },
      markdown: () => '# All\n',
    }),
  ).toBe('# All\n\n## Basic\n\n- [`a`](/docs/guide/a)\n');
});

test('lists entries without a group below no heading', () => {
  const items = [{ text: 'A', link: '/guide/a', headings: [] }];
  expect(
    renderPageMarkdown(config, {
      page,
      data: { overview: [{ name: '', items }] },
      markdown: () => '# All\n',
    }),
  ).toBe('# All\n\n- [A](/docs/guide/a)\n');
});

test('returns the title and description of a component page', () => {
  expect(renderPageMarkdown(config, { page, data: {}, markdown: () => undefined })).toBe(
    '# Panel\n\nShows things.\n',
  );
});
