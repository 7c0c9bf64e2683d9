import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PageData, SidebarItem, SiteData } from '@octavo/theme';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { CompileContext } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { testPage } from '../../model/testing/page';
import type { Bundles } from '../bundle/bundle-site';
import type { Output } from '../output/output';
import type { PageToRender } from './pages-to-render';
import { type RenderSiteInput, renderSite } from './render-site';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-render-'));
  mkdirSync(join(folder, 'client'));
  for (const file of ['main.js', 'main.css', 'b.js'])
    writeFileSync(join(folder, 'client', file), file);
  writeServer(
    "return { html: '<main>' + payload.page.title + '</main>', title: payload.page.title, queries: [] };",
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the server bundle with the body of its `renderPage`. */
function writeServer(body: string): void {
  writeFileSync(
    join(folder, 'server.cjs'),
    `exports.renderPage = async ({ payload, site, sidebar, list }) => { ${body} };`,
  );
}

const bundles = (): Bundles => ({
  client: {
    folder: join(folder, 'client'),
    entries: { main: ['main.css', 'main.js'] },
    idleScripts: [],
    files: ['main.js', 'main.css', 'b.js'],
    hash: 'client',
  },
  server: {
    folder,
    entries: { server: ['server.cjs'] },
    idleScripts: [],
    files: [],
    hash: 'server',
  },
  problems: [],
});

const config = {
  cwd: '/site',
  base: '/',
  lang: 'en',
  locales: [{ lang: 'en', theme: {} }],
  multiVersion: { default: '', versions: [] },
  route: { cleanUrls: true, include: [], exclude: [] },
  theme: { darkMode: true, localeRedirect: 'never' },
  head: [],
  security: { integrity: false },
  llms: { pages: false },
  plugins: [],
} as unknown as SiteConfig;

const sidebar: SidebarItem[] = [{ text: 'A', link: '/a' }] as SidebarItem[];
const edition = {
  lang: 'en',
  version: '',
  site: { title: 'Site' } as SiteData,
  sidebarKeys: ['/'],
  sidebar: () => sidebar,
};

function pageToRender(name: string, over: Partial<PageToRender> = {}): PageToRender {
  const page = testPage(`en/${name}.mdx`);
  const data = {
    routePath: page.routePath,
    lang: 'en',
    version: '',
    pageType: 'doc',
    title: name,
  } as PageData;
  const body = () => ({ html: [`<p>${name}</p>`] });
  const markdown = () => undefined;
  return { page, data, edition, hash: name, hasModule: false, head: [], body, markdown, ...over };
}

/** Creates an output in memory. Files in `reusable` are unchanged since the last build. */
function createMemoryOutput(reusable: ReadonlyMap<string, string> = new Map()) {
  const files = new Map<string, string>();
  const keys = new Map<string, string>();
  const output = {
    put(path: string, key: string, make: () => string) {
      keys.set(path, key);
      if (reusable.get(path) !== key) files.set(path, make());
    },
    write: (path: string, content: string) => void files.set(path, content),
    has: (path: string, key: string) => reusable.get(path) === key,
  } as unknown as Output;
  return { output, files, keys };
}

async function render(
  pages: readonly PageToRender[],
  {
    over = {},
    reusable,
    list = () => [],
  }: {
    over?: Partial<SiteConfig>;
    reusable?: Map<string, string>;
    list?: RenderSiteInput['list'];
  } = {},
) {
  const { output, files, keys } = createMemoryOutput(reusable);
  const result = await renderSite({
    config: { ...config, cacheDir: join(folder, 'cache'), ...over },
    compile: {} as CompileContext,
    bundles: bundles(),
    pages,
    output,
    runtime: 'react',
    version: 'v',
    list,
  });
  return { ...result, files, keys };
}

test('writes the document and the payload of each page, and shared data once', async () => {
  const sidebarKey = { sidebarKey: '/' };
  const pages = ['a', 'b'].map((name) => {
    const page = pageToRender(name);
    return { ...page, data: { ...page.data, ...sidebarKey } };
  });
  const { files, rendered, problems } = await render(pages);
  expect([rendered, problems]).toEqual([2, []]);
  const data = [...files.keys()].filter((path) => path.startsWith('static/data/'));
  expect(data).toEqual([
    expect.stringMatching(/^static\/data\/site\.en\.\w{8}\.json$/),
    expect.stringMatching(/^static\/data\/sidebar\.en\.\w{8}\.json$/),
  ]);
  expect([...files.keys()].filter((path) => !data.includes(path))).toEqual([
    'a.html',
    'static/pages/a.json',
    'b.html',
    'static/pages/b.json',
  ]);
  expect(files.get('a.html')).toContain('<div id="oct-root"><main>a</main></div>');
  expect(JSON.parse(files.get('static/pages/a.json')!)).toEqual({
    page: pages[0]!.data,
    data: { site: data[0], sidebar: data[1] },
    html: ['<p>a</p>'],
  });
});

test('reuses unchanged pages, and renders pages whose content or head has changed', async () => {
  const { keys } = await render([pageToRender('a'), pageToRender('b'), pageToRender('c')]);
  const { rendered, files } = await render(
    [
      pageToRender('a'),
      pageToRender('b', { hash: 'changed' }),
      pageToRender('c', { head: [['meta', { name: 'x' }]] }),
    ],
    { reusable: keys },
  );
  expect(rendered).toBe(2);
  expect([...files.keys()].filter((path) => path.endsWith('.html'))).toEqual(['b.html', 'c.html']);
});

test('renders all pages again after a change of the configuration', async () => {
  const pages = [pageToRender('a')];
  const { keys } = await render(pages);
  for (const over of [{ icon: '/i.svg' }, { head: ['<meta>'] }, { siteOrigin: 'https://a.b' }])
    expect((await render(pages, { over, reusable: keys })).rendered).toBe(1);
});

test('adds integrity values for the scripts and styles of the app', async () => {
  const { files } = await render([pageToRender('a')], {
    over: { security: { integrity: true } } as Partial<SiteConfig>,
  });
  expect(files.get('a.html')!.match(/integrity="sha384-[\w+/=]+"/g)).toHaveLength(2);
});

test('reports the pages that fail and renders the others', async () => {
  writeServer(`
    if (payload.page.title === 'a') throw new Error('window is not defined');
    if (payload.page.title === 'b') return { html: ' ', title: '' };
    if (payload.page.title === 'c') throw 'text';
    return { html: '<main></main>', title: '', queries: [] };
  `);
  const { problems, rendered, files } = await render(
    ['a', 'b', 'c', 'd'].map((name) => pageToRender(name)),
  );
  expect(rendered).toBe(1);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '/site/content/en/a.mdx Failed to render the page: window is not defined',
    '/site/content/en/b.mdx Failed to render the page: The rendered HTML is empty.',
    '/site/content/en/c.mdx Failed to render the page: text',
  ]);
  expect(problems[0]!.hint).toContain('NoSSR');
  expect(problems[2]!.hint).toBeUndefined();
  expect(files.has('a.html')).toBe(false);
  expect(files.has('d.html')).toBe(true);
});

test('renders a page again when a list that it received changes, and no other page', async () => {
  writeServer(`
    const queries = payload.page.title === 'a' ? ['{"under":"/b"}'] : [];
    const lists = Object.fromEntries(queries.map((key) => [key, list(JSON.parse(key))]));
    return { html: 'x', title: 'x', queries, ...(queries.length > 0 ? { lists } : {}) };
  `);
  const pages = () => [pageToRender('a'), pageToRender('b')];
  const listOf = (title: string) => () => [
    { routePath: '/b/c', title, lang: 'en', frontmatter: {} },
  ];
  const first = await render(pages(), { list: listOf('C') });
  expect(first.rendered).toBe(2);
  expect(JSON.parse(first.files.get('static/pages/a.json')!).lists).toEqual({
    '{"under":"/b"}': listOf('C')(),
  });
  expect(first.files.get('static/pages/b.json')).not.toContain('lists');
  const reusable = first.keys;
  expect((await render(pages(), { reusable, list: listOf('C') })).rendered).toBe(0);
  const changed = await render(pages(), { reusable, list: listOf('D') });
  expect(changed.rendered).toBe(1);
  expect([...changed.files.keys()].filter((path) => path.endsWith('.html'))).toEqual(['a.html']);
  // A query that is not valid anymore is reported by the page.
  const fail = () => {
    throw new Error('invalid');
  };
  expect((await render(pages(), { reusable: changed.keys, list: fail })).problems).toHaveLength(1);
});
