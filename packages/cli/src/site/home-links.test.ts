import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Frontmatter } from '@octavo/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import { resolveHomeLinks } from './home-links';
import { localizeLink } from './navigation/localize-link';

let config: SiteConfig;

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'octavo-home-'));
  for (const file of ['en/index.md', 'zh/index.md', 'zh/guide/start.md', 'public/a.pdf']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  config = {
    root,
    publicDir: join(root, 'public'),
    base: '/docs/',
    lang: 'en',
    isMultilingual: true,
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    multiVersion: { default: '', versions: [] },
    sites: [],
    plugins: [],
    route: { cleanUrls: true },
  } as unknown as SiteConfig;
});
afterAll(() => rmSync(config.root, { recursive: true }));

test('resolves links of buttons and cards like links in Markdown', () => {
  const actions = ['/guide/start', './guide/start.md#a', '/a.pdf'].map((link) => ({
    text: 'T',
    link,
  }));
  const features = [
    { title: 'A', link: '/en/' },
    { title: 'B', link: 'https://example.com' },
  ];
  const frontmatter: Frontmatter = { hero: { name: 'H', actions }, features, background: '/b.svg' };
  const page = { filePath: join(config.root, 'zh/index.md'), lang: 'zh', version: '' };
  expect(resolveHomeLinks(frontmatter, page, config)).toEqual({
    hero: {
      name: 'H',
      actions: ['/zh/guide/start', '/zh/guide/start#a', '/./a.pdf'].map((link) => ({
        text: 'T',
        link,
      })),
    },
    features: [
      { title: 'A', link: '/' },
      { title: 'B', link: 'https://example.com' },
    ],
    background: '/b.svg',
  });
});

test('links of a fallback page lead to pages in its language', () => {
  const links = ['/guide/start#a', './guide/other.md', '/zh/guide/start', '/en/guide/start'];
  const filePath = join(config.root, 'en/index.md');
  const page = { filePath, lang: 'zh', version: '', contentLang: 'en' };
  const pageOf = (key: string) =>
    key === '/zh/guide/start' ? { routePath: '/zh/guide/start' } : undefined;
  const features = [...links, 'https://example.com'].map((link) => ({ title: 'T', link }));
  expect(
    resolveHomeLinks({ features }, page, config, pageOf).features?.map(({ link }) => link),
  ).toEqual([
    '/zh/guide/start#a',
    '/guide/other',
    '/zh/guide/start',
    '/guide/start',
    'https://example.com',
  ]);
});

test.each([
  ['/guide/start', '/zh/guide/start'],
  ['/en/guide/start', '/guide/start'],
  ['/a.pdf', '/./a.pdf'],
  ['/a.pdf#page=2', '/./a.pdf#page=2'],
  ['/b.pdf', '/zh/b.pdf'],
  ['#x', '#x'],
  ['https://example.com/a.pdf', 'https://example.com/a.pdf'],
])('localizes the nav link %s to %s in Chinese', (link, expected) => {
  expect(localizeLink(link, { lang: 'zh', version: '' }, config)).toBe(expected);
});

test('marks links to files without cleanUrls', () => {
  const files = { ...config, route: { ...config.route, cleanUrls: false } };
  const nav = (link: string) => localizeLink(link, { lang: 'zh', version: '' }, files);
  expect(nav('/a.pdf#page=2')).toBe('/./a.pdf#page=2');
  expect(nav('/./made.txt')).toBe('/./made.txt');
  expect(nav('/v1.2')).toBe('/zh/v1.2');
  const hero = { actions: [{ text: 'T', link: '/a.pdf' }] };
  const page = { filePath: join(config.root, 'zh/index.md'), lang: 'zh', version: '' };
  expect(resolveHomeLinks({ hero }, page, files).hero?.actions?.[0]?.link).toBe('/./a.pdf');
});
