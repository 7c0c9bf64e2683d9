import { expect, test } from 'vitest';

import { compilePage } from '../testing/compile-page';
import rehypeFeedback from './rehype-feedback';

const compile = (source: string, lang = 'en') =>
  compilePage(source, { rehypePlugins: [rehypeFeedback as never], langOf: () => lang });

test('adds the question to the end of a page, but not to search and the Markdown output', async () => {
  const { html, content, markdown, isStatic } = await compile('# A\n\nText.\n');
  expect(isStatic).toBe(true);
  expect(html[0]).toMatch(/<p>Text\.<\/p>\s*<form class="oct-feedback"><fieldset><legend>Was this/);
  expect(content.text).toBe('A\n\nText.');
  expect(markdown).toBe('# A\n\nText.\n');
});

test('uses the language of the page', async () => {
  const { html } = await compile('# A', 'zh-TW');
  expect(html[0]).toContain('<legend>本頁對你有幫助嗎？</legend>');
});

test.each(['feedback: false', 'pageType: home', 'pageType: blank', 'overview: true'])(
  'does not ask on pages with %s',
  async (frontmatter) => {
    const { html } = await compile(`---\n${frontmatter}\n---\n\n# A\n`);
    expect(html.join('')).not.toContain('oct-feedback');
  },
);
