import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createJiti } from 'jiti';
import { createElement, type FunctionComponent, type HTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { generateThemeModule } from './compat-files';
import { THEME_EXPORTS } from './equivalents';

interface CompatTheme extends Record<string, unknown> {
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

/** Imports the generated module, with plain elements as components. */
function load(
  names = ['Overview', 'getCustomMDXComponent', 'renderInlineMarkdown'],
): Promise<CompatTheme> {
  const theme = join(folder, 'octavo.ts');
  const elements = { Link: 'a', Overview: 'main', Tab: 'div', Tabs: 'div' };
  writeFileSync(
    theme,
    Object.entries(elements)
      .map(([name, element]) => `export const ${name} = '${element}';\n`)
      .concat('export const Badge = ({ text }) => text;\n')
      .join(''),
  );
  const file = join(folder, 'theme.ts');
  writeFileSync(file, generateThemeModule(names));
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

const NOT_COMPONENTS = ['OverviewGroup', 'getCustomMDXComponent', 'renderInlineMarkdown'];

test.each(Object.keys(THEME_EXPORTS).filter((name) => !NOT_COMPONENTS.includes(name)))(
  'the replacement for %s renders what it receives',
  async (name) => {
    const component = (await load([name]))[name] as FunctionComponent<Record<string, unknown>>;
    const texts: Record<string, string> = {
      children: 'Children',
      ...(['Button', 'PageTab', 'PageTabs', 'SvgWrapper', 'Tag'].includes(name)
        ? {}
        : { title: 'Title' }),
      ...(name === 'Prompt' ? { description: 'About', prompt: 'Do it' } : {}),
      ...(name === 'Tag' ? { children: '', tag: 'New' } : {}),
      ...(name === 'SvgWrapper' ? { children: '', icon: '/a.svg' } : {}),
      ...(name === 'Overview' ? { children: '', content: 'Content' } : {}),
    };
    const { children, ...props } = texts;
    const html = renderToStaticMarkup(createElement(component, props, children || undefined));
    for (const text of Object.values(texts)) expect(html).toContain(text);
  },
);
