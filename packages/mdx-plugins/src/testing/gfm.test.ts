import { expect, test } from 'vitest';
import { compileToMarkup } from './compile-page';
import { normalizeHtml } from './normalize-html';

const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`;

/** Examples of GFM extensions, by section of the specification. */
const EXAMPLES: [section: string, markdown: string, html: string][] = [
  ['tables', '| a |\n| - |', '<table><thead><tr><th>a</th></tr></thead></table>'],
  [
    'tables',
    'a | b\n:- | -:\n1 |',
    '<table><thead><tr><th align="left">a</th><th align="right">b</th></tr></thead><tbody><tr><td align="left">1</td><td align="right"></td></tr></tbody></table>',
  ],
  [
    'tables',
    '| a |\n| - |\n| `x\\|y` |\n| \\| |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>x|y</code></td></tr><tr><td>|</td></tr></tbody></table>',
  ],
  [
    'tables',
    '| a |\n| - |\n| b |\n> quote',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><blockquote><p>quote</p></blockquote>',
  ],
  // Deviation: empty header cells are data cells.
  [
    'tables',
    '| | a |\n| - | - |\n| b | c |',
    '<table><thead><tr><td></td><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
  ],
  ['tables', '| a | b |\n| - |\n| c |', '<p>| a | b |\n| - |\n| c |</p>'],
  ['tables', '| a |\n| :-: |', '<table><thead><tr><th align="center">a</th></tr></thead></table>'],
  [
    'task lists',
    '- [ ] a\n- [X] b',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled aria-label="Task"> a</li><li class="task-list-item"><input type="checkbox" checked disabled aria-label="Task"> b</li></ul>',
  ],
  ['task lists', '- [] a\n- [x]b', '<ul><li>[] a</li><li>[x]b</li></ul>'],
  ['strikethrough', '~~a~~ ~b~', '<p><del>a</del> <del>b</del></p>'],
  ['strikethrough', 'x ~~a\n\nb~~', '<p>x ~~a</p><p>b~~</p>'],
  ['strikethrough', 'x ~~~a~~~', '<p>x ~~~a~~~</p>'],
  ['autolinks', 'www.a.org', `<p>${link('http://www.a.org', 'www.a.org')}</p>`],
  ['autolinks', 'www.a.org/b.', `<p>${link('http://www.a.org/b', 'www.a.org/b')}.</p>`],
  [
    'autolinks',
    '(www.a.org/b_(c))',
    `<p>(${link('http://www.a.org/b_(c)', 'www.a.org/b_(c)')})</p>`,
  ],
  ['autolinks', 'https://a.org/__b__c?d*e', `<p>${link('https://a.org/__b__c?d*e')}</p>`],
  ['autolinks', '**https://a.org**', `<p><strong>${link('https://a.org')}</strong></p>`],
  [
    'autolinks in Chinese',
    '见 https://a.org/b。和文字',
    `<p>见 ${link('https://a.org/b')}。和文字</p>`,
  ],
  ['autolinks', 'https://a.org&hl;', `<p>${link('https://a.org')}&#x26;hl;</p>`],
  ['autolinks', 'https://a.org<b', `<p>${link('https://a.org')}&#x3C;b</p>`],
  ['autolinks', 'a+b@c.d-e.f_', '<p>a+b@c.d-e.f_</p>'],
  ['autolinks', 'me@a.org.', `<p>${link('mailto:me@a.org', 'me@a.org')}.</p>`],
  [
    'autolinks',
    '[https://a.org](https://b.org)',
    `<p>${link('https://b.org', 'https://a.org')}</p>`,
  ],
  [
    'autolinks',
    '`https://a.org` xhttps://b.org',
    '<p><code>https://a.org</code> xhttps://b.org</p>',
  ],
  ['footnotes', 'a[^no]', '<p>a[^no]</p>'],
];

test.each(EXAMPLES)('%s: compiles %j as on GitHub', async (_section, markdown, html) => {
  const actual = await compileToMarkup(markdown, {}, '/site/en/page.md');
  expect(normalizeHtml(actual)).toBe(normalizeHtml(html));
});

test('ends a URL in the title of a container at Chinese punctuation', async () => {
  const markup = await compileToMarkup(':::tip{title="见 https://a.org/b。和文字"}\n文字\n:::');
  expect(markup).toContain('href="https://a.org/b"');
});
