import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createJiti } from 'jiti';
import { createElement, type FunctionComponent, type HTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { generateThemeModule } from './compat-files';

interface CompatTheme {
  Overview: FunctionComponent<{ content?: string; groups?: unknown[]; title?: string }>;
  OverviewGroup: FunctionComponent<{ group: unknown }>;
  getCustomMDXComponent: () => Record<string, string>;
  renderInlineMarkdown: (text: string) => HTMLAttributes<HTMLElement>;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-compat-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Imports the generated module, with a plain element as link component. */
function load(): Promise<CompatTheme> {
  const theme = join(folder, 'octavo.ts');
  writeFileSync(theme, "export const Link = 'a';\nexport const Overview = 'main';\n");
  const file = join(folder, 'theme.ts');
  writeFileSync(
    file,
    generateThemeModule(['Overview', 'getCustomMDXComponent', 'renderInlineMarkdown']),
  );
  const alias = {
    '@octavo/theme/mdx': theme,
    '@octavo/theme': theme,
    react: createJiti(import.meta.url).esmResolve('react'),
  };
  return createJiti(import.meta.url, { alias, fsCache: false }).import<CompatTheme>(file);
}

test('OverviewGroup renders entries with their headings and links', async () => {
  const { OverviewGroup } = await load();
  const items = [
    { text: 'A', link: '/a', headers: [{ id: 'x', text: 'X' }] },
    { text: 'B', items: [{ text: 'C', link: '/c' }] },
  ];
  const html = renderToStaticMarkup(createElement(OverviewGroup, { group: { name: 'G', items } }));
  expect(html).toContain('<h2 class="oct-overview-group-title">G</h2>');
  expect(html).toContain('<a href="/a">A</a></h3><ul><li><a href="/a#x">X</a></li></ul>');
  expect(html).toContain('>B</h3><ul><li><a href="/c">C</a></li></ul>');
});

test('Overview renders its groups, or the pages of the section', async () => {
  const { Overview } = await load();
  const groups = [{ name: 'G', items: [{ text: 'A', link: '/a' }] }];
  const html = renderToStaticMarkup(createElement(Overview, { content: 'About', groups }));
  expect(html).toContain('<div>About<section class="oct-overview-group">');
  expect(html).toContain('<a href="/a">A</a>');
  expect(renderToStaticMarkup(createElement(Overview, { content: 'About', title: 'T' }))).toBe(
    '<main title="T">About</main>',
  );
});

test('renderInlineMarkdown renders inline Markdown and escapes HTML', async () => {
  const { renderInlineMarkdown } = await load();
  expect(renderInlineMarkdown('`a` **b** <c>').dangerouslySetInnerHTML).toEqual({
    __html: '<code>a</code> <strong>b</strong> &#60;c&#62;',
  });
});

test('getCustomMDXComponent returns a component for each element', async () => {
  const { h2, pre, a } = (await load()).getCustomMDXComponent();
  expect(
    renderToStaticMarkup(createElement(h2!, null, createElement(a!, { href: '#b' }, 'B'))),
  ).toBe('<h2><a href="#b">B</a></h2>');
  expect(pre).toBe('pre');
});
