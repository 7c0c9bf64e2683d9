import { expect, test } from 'vitest';

import { testPage } from '../../model/testing/page';
import { auditRenderedStyles, findInlineStyles } from './inline-styles';

test('finds style attributes and elements in the body', () => {
  const html = `<head><style>a</style></head><p style="top:0">a</p><p class="x" style='left:0'>
    <img alt="a > b" STYLE=right:0><svg><style>b</style></svg>`;
  expect(findInlineStyles(html)).toEqual([
    'style="top:0"',
    "style='left:0'",
    'style=right:0',
    'a <style> element',
  ]);
});

test('ignores text, values, comments and scripts that look like styles', () => {
  const html = `</head><p title='a style="top:0"' data-style="a">&lt;p style="top:0"></p> style="a"
    <!-- <p style="top:0"> --><script>const a = '<p style="top:0">';</script><i style></i>`;
  expect(findInlineStyles(html)).toEqual([]);
});

const findStyles = async (
  html: Record<string, string>,
  config: Partial<Parameters<typeof auditRenderedStyles>[0]['config']> = {},
) => {
  const page = testPage('en/a.mdx');
  const fallback = { ...page, routePath: '/zh/a', lang: 'zh', contentLang: 'en' };
  const findings = await auditRenderedStyles({
    graph: { published: [page, fallback, testPage('en/b.mdx')], summaries: new Map() },
    config: {
      overrides: {},
      security: { headers: true, integrity: false, csp: {} },
      plugins: [],
      themeFile: undefined,
      ...config,
    },
    isRendered: () => true,
    htmlOf: async (path) => html[path],
  });
  return findings.map(({ file, message }) => `${file}: ${/style.*/.exec(message)![0]}`);
};

test('reports a page once, also if it is shown in several languages', async () => {
  const html = '<p style="top:0"></p><p style="left:0"></p>';
  expect(await findStyles({ 'a.html': html, 'zh/a.html': html, 'b.html': '<p></p>' })).toEqual([
    '/site/content/en/a.mdx: style="top:0" that a component renders on this page, so it has no effect.',
  ]);
});

test('reports styles of the layout once, at the file of the only override', async () => {
  const layout = '<b style="right:0"></b>';
  const html = { '404.html': layout, 'a.html': layout, 'zh/a.html': layout };
  const text =
    'style="right:0" that a component renders in the layout of all pages, so it has no effect.';
  const overrides = { Logo: '/site/theme/Logo.tsx' };
  expect(await findStyles(html, { overrides })).toEqual([`/site/theme/Logo.tsx: ${text}`]);
  const themeFile = '/site/theme/index.ts';
  expect(await findStyles(html, { overrides, themeFile })).toEqual([`undefined: ${text}`]);
});

test('reports nothing if the site does not send the policy, or allows inline styles', async () => {
  const text = '<p style="top:0"></p>';
  const html = { 'a.html': text, 'zh/a.html': text };
  const csp = { 'style-src': ["'unsafe-inline'"] };
  const security = { headers: true, integrity: true, csp: {} };
  expect(await findStyles(html, { security })).toHaveLength(1);
  expect(await findStyles(html, { security: { ...security, headers: false } })).toEqual([]);
  expect(await findStyles(html, { security: { ...security, csp } })).toEqual([]);
  expect(await findStyles(html, { security, plugins: [{ name: 'a', csp }] })).toEqual([]);
});
