import { expect, test } from 'vitest';

import { pageTwin } from './page-twin';

const config = {
  base: '/docs/',
  route: { cleanUrls: true, include: [], exclude: [] },
};
const page = {
  title: 'Panel',
  content: { frontmatter: { description: 'Shows things.' }, toc: [], text: '', ids: [], links: [] },
};

test('a page is what its author wrote', () => {
  expect(pageTwin(config, { page, data: {}, markdown: () => '# Own\n\nText\n' })).toBe(
    '# Own\n\nText\n',
  );
});

test('an overview lists its pages', () => {
  const items = [{ text: '`a`', link: '/guide/a', headings: [] }];
  expect(
    pageTwin(config, {
      page,
      data: { overview: [{ name: 'Basic', items }] },
      markdown: () => '# All\n',
    }),
  ).toBe('# All\n\n## Basic\n\n- [`a`](/docs/guide/a)\n');
});

test('of a component there is its title and what describes it', () => {
  expect(pageTwin(config, { page, data: {}, markdown: () => undefined })).toBe(
    '# Panel\n\nShows things.\n',
  );
});
