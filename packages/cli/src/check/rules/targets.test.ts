import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { BASE_PLACEHOLDER } from '../../model/base-placeholder';
import { testPage } from '../../model/testing/page';
import { auditPageLinks } from './page-rules';
import { createLinkTargets } from './targets';

const publicDir = mkdtempSync(join(tmpdir(), 'octavo-public-'));
mkdirSync(join(publicDir, 'demo'));
mkdirSync(join(publicDir, 'empty'));
for (const name of ['a file.csv', 'demo/index.html']) writeFileSync(join(publicDir, name), '');
afterAll(() => rmSync(publicDir, { recursive: true }));

const home = testPage('en/index.mdx');
const guide = testPage('en/guide/index.mdx', {
  ids: ['one', '中文', 'A', 'fn-%E6%B3%A8', 'fn-100%25'],
});
const start = testPage('en/guide/start.mdx', { ids: ['x'] });
const coded = testPage('en/guide/coded.mdx');
const pages = [home, guide, start, coded];
const at = (base: string) =>
  createLinkTargets({
    config: { base, publicDir, sites: [], cwd: '/site', root: '/site/content' },
    pages,
    generatedFiles: new Set(['static/assets/a b.svg', 'llms.txt']),
    mayGenerateIds: (page) => page === coded,
  });

describe.each(['/', '/docs/', '/%E6%96%87%E6%A1%A3/'])('with the base %s', (base) => {
  const targets = at(base);
  const href = (path: string) => base + path.slice(1);

  test.each([
    ['/Guide/Start', '/guide/start'],
    ['/guide/START.html#x', '/guide/start'],
  ])('reports the letter case of %s', (path, routePath) => {
    expect(targets.link(href(path), start)).toMatchObject({
      rule: 'link-case',
      message: expect.stringContaining(`the page "${routePath}"`),
    });
    expect(targets.link(href(`${path.split('#')[0]}#none`), start)?.rule).toBe('dead-anchor');
  });

  test.each([
    '/',
    '/guide',
    '/guide/',
    '/guide/index',
    '/guide/index.html',
    '/guide/start.html',
    '/guide/start/',
    '/guide/?a=b#one',
    '/guide/#%E4%B8%AD%E6%96%87',
    '/guide/#fn-%E6%B3%A8',
    '/guide/#fn-100%25',
    '/guide/start#',
    '/guide/start#Top',
    '/guide/start#x:~:text=words',
    '/a%20file.csv',
    '/demo/',
    '/demo',
    '/llms.txt',
  ])('accepts %s', (path) => {
    expect(targets.link(href(path), start)).toBeUndefined();
  });

  test.each([
    ['/guide/strat', 'dead-link', 'Did you mean "/guide/start"?'],
    ['/start', 'dead-link', 'Did you mean "/guide/start"?'],
    ['/nothing/at/all', 'dead-link', undefined],
    ['/empty/', 'dead-link', undefined],
    ['/a%20file.csv/', 'dead-link', 'Did you mean "/a%20file.csv"?'],
    ['/a%20file.csv/x', 'dead-link', undefined],
    ['/a%00b', 'dead-link', undefined],
    ['/guide/#on', 'dead-anchor', 'Did you mean "#one"?'],
    ['/guide/#fn-%E6%B3%A9', 'dead-anchor', undefined],
    ['/guide/#a', 'dead-anchor', 'Did you mean "#A"?'],
  ])('reports %s as a %s', (path, rule, hint) => {
    expect(targets.link(href(path), start)).toMatchObject({ rule, hint });
  });

  test('marks an anchor that code of the page may generate', () => {
    expect(targets.link(href('/guide/coded#y'), start)?.runtimeAnchor).toEqual({
      page: coded,
      id: 'y',
    });
    expect(targets.link(href('/guide/#y'), start)?.runtimeAnchor).toBeUndefined();
  });

  test('finds files in the public folder and generated files', () => {
    expect(targets.asset(href('/a%20file.csv?v=1'))).toBeUndefined();
    expect(targets.asset(href('/static/assets/a%20b.svg'))).toBeUndefined();
    expect(targets.asset(href('/gone.svg'))).toMatchObject({ rule: 'dead-asset' });
  });
});

test.each(['https://a.example/x', '//cdn.example/x', 'mailto:a@b.c', 'vscode://x'])(
  'ignores the external link %s',
  (href) => {
    expect(at('/').link(href, start)).toBeUndefined();
    expect(at('/').asset(href)).toBeUndefined();
  },
);

test('reports a link with a name that is too long for a file', () => {
  expect(at('/').link(`/${'a'.repeat(300)}`, start)?.rule).toBe('dead-link');
});

test('accepts a redirect to a file', () => {
  const targets = createLinkTargets({
    config: { base: '/', publicDir, sites: [], cwd: '/site', root: '/site/content' },
    pages,
    redirects: [{ from: '/feed.xml', to: '/./blog/rss.xml' }],
    mayGenerateIds: () => false,
  });
  expect(targets.link('/feed.xml', start)).toBeUndefined();
});

test('reports URLs that can run code, as written and as resolved', () => {
  const link = (kind: 'link' | 'image' | 'prop', href: string, resolved = href, line = 1) => ({
    kind,
    href,
    resolved,
    line,
    column: 1,
  });
  const page = testPage('en/x.mdx', {
    links: [
      link('link', ' JavaScript:a', ' JavaScript:a', 1),
      link('link', 'java\nscript:a', '/guide/start', 2),
      link('prop', 'data:text/html,x', 'data:text/html,x', 3),
      link('image', 'vbscript:a', 'vbscript:a', 4),
      link('image', 'data:image/png;base64,AA', 'data:image/png;base64,AA', 5),
      link('prop', 'https://a.example', 'https://a.example', 6),
      link('prop', 'Note: text', 'Note: text', 7),
      link('link', 'mailto:a@b.c', 'mailto:a@b.c', 8),
    ],
  });
  const found = auditPageLinks([page], at('/docs/'), { base: '/docs/' }, () => undefined);
  expect(found.map(({ rule, file, line }) => [rule, file, line])).toEqual(
    [1, 2, 3, 4].map((line) => ['unsafe-link', page.filePath, line]),
  );
});

test('ignores links outside the base', () => {
  expect(at('/docs/').link('/other', start)).toBeUndefined();
});

test('resolves a hash on the current page', () => {
  expect(at('/').link('#x', start)).toBeUndefined();
  expect(at('/').link('#x', guide)).toMatchObject({ rule: 'dead-anchor' });
});

test('returns the page of a link', () => {
  expect(at('/docs/').pageOf('/docs/guide/start#x')).toBe(start);
  expect(at('/').pageOf('#x')).toBeUndefined();
});

test('reports the same findings for Windows and POSIX paths', () => {
  const audit = (root: string, slash: '/' | '\\') => {
    const site = ['en/a.mdx', 'en/guide/b.mdx', 'zh/guide/c.mdx'].map((path) => {
      const page = testPage(path, {
        links: [
          { kind: 'link', href: './b', resolved: '/guide/b', line: 1, column: 1 },
          { kind: 'link', href: './x', resolved: '/guide/x', line: 2, column: 1 },
          { kind: 'image', href: '/x.svg', resolved: '/x.svg', line: 3, column: 1 },
        ],
      });
      return { ...page, filePath: root + slash + path.replaceAll('/', slash) };
    });
    const config = { base: '/', publicDir, sites: [], cwd: '/site', root: '/site/content' };
    const targets = createLinkTargets({ config, pages: site, mayGenerateIds: () => false });
    return auditPageLinks(site, targets, config, () => undefined).map(
      ({ file = '', line, rule }) =>
        `${file.slice(root.length + 1).replaceAll(slash, '/')}:${line} ${rule}`,
    );
  };
  expect(audit('C:\\site\\content', '\\')).toEqual(audit('/site/content', '/'));
  expect(audit('/site/content', '/')).toHaveLength(6);
});

test('a link to a draft is dead, and the reason is reported', () => {
  const draft = testPage('en/guide/soon.mdx');
  const targets = createLinkTargets({
    config: { base: '/', publicDir, sites: [], cwd: '/site', root: '/site/content' },
    pages,
    drafts: [draft],
    mayGenerateIds: () => false,
  });
  expect(targets.link('/guide/soon#x', start)).toEqual({
    rule: 'dead-link',
    message: 'Dead link: page "/guide/soon" is a draft, and builds exclude drafts.',
    hint: 'Remove the link, or remove "draft: true" from content/en/guide/soon.mdx.',
  });
});

test('suggests pages in the language of the page with the link first', () => {
  const moved = testPage('en/tutorial/introduction/first-steps.mdx');
  const translated = testPage('zh/first-steps.mdx');
  const targets = createLinkTargets({
    config: { base: '/', publicDir, sites: [], cwd: '/site', root: '/site/content' },
    pages: [home, translated, moved],
    mayGenerateIds: () => false,
  });
  const hint = (from: typeof home) => targets.link('/guide/first-steps', from)?.hint;
  expect(hint(home)).toBe('Did you mean "/tutorial/introduction/first-steps"?');
  expect(hint(translated)).toBe(`Did you mean "${translated.routePath}"?`);
});

test('a rendered link to the route of a page without the base is dead', () => {
  const { renderedLink } = at('/docs/');
  expect(renderedLink('/guide/start?a=b#x')).toEqual({
    rule: 'dead-link',
    message: 'Dead link: "/guide/start?a=b#x" is outside of the base "/docs/".',
    hint: 'Add the base with Link from "@octavo/theme": <Link href="/guide/start?a=b#x">.',
  });
  for (const href of [
    '/',
    '/other',
    '/docs/guide/start',
    '//host/guide/start',
    'guide/start',
    '#x',
  ])
    expect(renderedLink(href), href).toBeUndefined();
  expect(at('/').renderedLink('/guide/start')).toBeUndefined();
  expect(at(BASE_PLACEHOLDER).renderedLink('/guide/start')?.message).toContain('the base "./"');
});
