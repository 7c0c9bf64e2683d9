import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listFiles } from '../../files/list-files';
import type { OctavoPlugin, SiteConfig } from '../../model/config';
import { readHead } from './read-head';
import { readNavFiles } from './read-nav-files';
import { scanPages } from './scan-pages';

vi.mock(import('./read-head'), { spy: true });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-plugin-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function configOf(files: Record<string, string>, plugins: OctavoPlugin[]): SiteConfig {
  const root = join(folder, 'content');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return {
    cwd: folder,
    root,
    publicDir: join(folder, 'public'),
    outDir: join(folder, 'dist'),
    cacheDir: join(folder, '.cache'),
    themeDir: join(folder, 'theme'),
    overrides: {},
    route: { include: [], exclude: [], cleanUrls: true },
    lang: 'en',
    locales: [{ lang: 'en' }],
    multiVersion: { default: '', versions: [] },
    replaceRules: [],
    plugins,
  } as unknown as SiteConfig;
}

const posts = {
  'index.md': '# Home\n',
  'blog/a.md': '---\ntitle: First\ntag: x\n---\n',
  'blog/b.md': '# Second\n',
};

/** Adds an index of the posts, and the nav and meta files of its section. */
const blog: OctavoPlugin = {
  name: 'blog',
  pages({ pages }) {
    const found = pages.filter(({ relativePath }) => relativePath.startsWith('blog/'));
    const lines = found.map(
      ({ title, routePath, frontmatter }) => `- ${title} ${routePath} ${frontmatter.tag ?? ''}`,
    );
    return [
      { path: 'blog/index.md', content: lines.join('\n') },
      { path: 'blog/_meta.json', content: '["b", "a"]' },
      { path: '_nav.json', content: '[{ "text": "Blog", "link": "/blog/" }]' },
    ];
  },
};

test('plugins receive the pages of the site and of earlier plugins', async () => {
  const seen: string[][] = [];
  const spy: OctavoPlugin = {
    name: 'spy',
    pages({ pages }) {
      seen.push(pages.map(({ relativePath, title }) => `${relativePath}: ${title}`));
      return [];
    },
  };
  const { files } = await scanPages(configOf(posts, [spy, blog, spy]));
  expect(seen[0]).toEqual(['blog/a.md: First', 'blog/b.md: Second', 'index.md: Home']);
  expect(seen[1]).toHaveLength(4);
  expect(files.map(({ routePath }) => routePath)).toEqual(['/blog/a', '/blog/b', '/blog/', '/']);
});

test('the frontmatter that plugins read is only parsed again if the page has changed', async () => {
  const seen: unknown[] = [];
  const spy: OctavoPlugin = {
    name: 'spy',
    pages({ pages }) {
      for (const { title, frontmatter } of pages) {
        seen.push(structuredClone({ title, ...frontmatter }));
        frontmatter.tag = 'modified';
      }
      return [];
    },
  };
  const files = { 'a.md': '---\ntag: x\n---\n# A\n', 'b.md': '---\nlimit: .inf\n---\n# B\n' };
  const scan = async (changes: Partial<typeof files> = {}) => {
    vi.mocked(readHead).mockClear();
    await scanPages(configOf({ ...files, ...changes }, [spy]));
    return { seen: seen.splice(0), parsed: vi.mocked(readHead).mock.calls.length };
  };
  const expected = [
    { title: 'A', tag: 'x' },
    { title: 'B', limit: Number.POSITIVE_INFINITY },
  ];
  expect(await scan()).toEqual({ seen: expected, parsed: 2 });
  // JSON has no infinite numbers.
  expect(await scan()).toEqual({ seen: expected, parsed: 1 });
  const changed = [{ title: 'A', tag: 'y' }, expected[1]];
  expect(await scan({ 'a.md': '---\ntag: y\n---\n# A\n' })).toEqual({ seen: changed, parsed: 2 });
});

test('plugins add nav and meta files, and files of the site take precedence', async () => {
  const config = configOf({ ...posts, '_nav.json': '[{ "text": "Own", "link": "/" }]' }, [blog]);
  const { navFiles } = await scanPages(config);
  const { files, problems } = await readNavFiles(config, navFiles);
  expect(problems).toEqual([]);
  expect(files.metas.get('blog')!.entries).toEqual(['b', 'a']);
  expect(files.navs.get('')!.items).toEqual([{ text: 'Own', link: '/' }]);
});

test.each(['../_meta.json', '/_nav.json', 'blog/meta.json', 'data.json', 'a_meta.json'])(
  'rejects the path %j',
  async (path) => {
    const plugin: OctavoPlugin = { name: 'odd', pages: () => [{ path, content: '[]' }] };
    await expect(scanPages(configOf(posts, [plugin]))).rejects.toThrow(
      `Plugin "odd" returned an invalid value from pages: expected a path relative to the content root`,
    );
  },
);

test('an invalid meta file of a plugin is reported', async () => {
  const plugin: OctavoPlugin = {
    name: 'odd',
    pages: () => [{ path: 'blog/_meta.json', content: '[{ "type": "fil" }]' }],
  };
  const config = configOf(posts, [plugin]);
  const { navFiles } = await scanPages(config);
  const { problems } = await readNavFiles(config, navFiles);
  expect(problems[0]).toMatchObject({ file: navFiles[0]!.filePath, line: 1 });
});

test('deletes the files that a plugin no longer adds', async () => {
  const add = (...paths: string[]): OctavoPlugin => ({
    name: 'api',
    pages: () => paths.map((path) => ({ path, content: '# API' })),
  });
  await scanPages(configOf(posts, [add('api/foo.md', 'api/bar.md')]));
  const { files } = await scanPages(configOf(posts, [add('api/foo/index.md', 'api/bar.md')]));
  const generated = files.filter(({ filePath }) => filePath.includes('.cache'));
  expect(generated.map(({ relativePath }) => relativePath)).toEqual([
    'api/bar.md',
    'api/foo/index.md',
  ]);
  expect(listFiles(join(folder, '.cache/plugins'))).toEqual([
    'api/api/bar.md',
    'api/api/foo/index.md',
  ]);
});
