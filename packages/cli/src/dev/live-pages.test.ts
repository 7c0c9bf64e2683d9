import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { loadSiteConfig } from '../commands/load-site-config';
import { createLivePages } from './live-pages';
import type { ReportedProblems } from './reported-problems';

// The digest is computed from the built packages.
vi.mock('../content/compile/toolchain', () => ({ getToolchainDigest: () => 'toolchain' }));

/** Creates the pages of a site, and a list of the problems and dead links that they report. */
async function open(files: Record<string, string>, previous?: ReportedProblems) {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-live-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  const reported: string[] = [];
  const dependencies: string[] = [];
  const path = (name: string) => join(cwd, 'content', name);
  const dead = new Set<string>(previous?.files.map(path));
  const warned = new Set<string>();
  const short = (path: string) => relative(join(cwd, 'content'), path);
  const live = await createLivePages({
    config: await loadSiteConfig({ cwd, fallback: { title: 'Site' } }),
    previous: previous && { ...previous, files: previous.files.map(path) },
    onModulePagesChange: async () => {
      reported.push('modules changed');
    },
    onWarnings(filePath, { length }) {
      if (length > 0 || warned.has(filePath))
        reported.push(`${short(filePath)}: ${length} warnings`);
      if (length > 0) warned.add(filePath);
      else warned.delete(filePath);
    },
    onDependencies(paths) {
      dependencies.push(...paths.map((path) => relative(cwd, path)));
    },
    onPageProblems(routePath, problems) {
      reported.push(`${routePath}: ${problems.map(({ file = '' }) => short(file)).join(', ')}`);
    },
    onPageLinks(filePath, { length }) {
      if (length > 0 || dead.has(filePath)) reported.push(`${short(filePath)}: ${length} dead`);
      if (length > 0) dead.add(filePath);
      else dead.delete(filePath);
    },
  });
  if (!previous) reported.length = 0;
  return {
    live,
    reported,
    dependencies,
    path,
    remove: (path: string) => rmSync(join(cwd, 'content', path)),
    async change(...paths: string[]) {
      const all = paths.map((path) => join(cwd, 'content', path));
      for (const path of all) live.invalidate(path);
      await live.recheck(all);
    },
    write: (path: string, content: string) => write(`content/${path}`, content),
    problemsOf: async (routePath: string) => {
      const error = await live.getPage(routePath).catch((reason: unknown) => reason);
      const { problems = [] } = error as { problems?: { file: string }[] };
      return problems.map(({ file }) => short(file));
    },
  };
}

const PAGES = {
  'content/index.md': '# Home\n',
  'content/a.mdx': '# A\n',
  'content/b.mdx': '# B\n',
};

test('a link to a page that was added after the last scan is not reported', async () => {
  const { write, change, reported } = await open(PAGES);
  write('new.md', '# New\n');
  write('a.mdx', '# A\n\n[New](./new.md) [missing](./missing.md)\n');
  await change('a.mdx');
  expect(reported).toEqual([': ', 'a.mdx: 1 dead', '/a: ']);
});

test('reports the problems of all changed pages, opened or not', async () => {
  const { write, change, reported, problemsOf } = await open(PAGES);
  write('a.mdx', '# A\n\n<b>\n');
  write('b.mdx', '# B\n\n{b\n');
  await change('a.mdx', 'b.mdx');
  expect(reported).toEqual(['/a: a.mdx', '/b: b.mdx']);
  expect(await problemsOf('/b')).toEqual(['b.mdx', 'a.mdx']);
  expect(await problemsOf('/A/')).toEqual(['a.mdx', 'b.mdx']);
  expect(await problemsOf('/')).toEqual([]);
});

test('reports that a page is fixed without a request, and its dead links', async () => {
  const { write, change, reported } = await open({ ...PAGES, 'content/a.mdx': '<b>\n' });
  await change('a.mdx');
  write('a.mdx', '# A\n\n[gone](gone.md)\n');
  await change('a.mdx');
  expect(reported).toEqual(['/a: a.mdx', ': ', 'a.mdx: 1 dead', '/a: ']);
});

test('a missing image is reported with the dead links of its page, which can be opened', async () => {
  const { write, change, reported, problemsOf } = await open(PAGES);
  write('a.mdx', '# A\n\n![No](./no.svg)\n');
  await change('a.mdx');
  expect(await problemsOf('/a')).toEqual([]);
  expect(reported).toContain('a.mdx: 1 dead');
  reported.length = 0;
  write('no.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />');
  await change('no.svg');
  expect(reported).toEqual(['a.mdx: 0 dead', '/a: ']);
});

test('a component page without a default export is reported until it has one', async () => {
  const { live, write, change, reported } = await open(PAGES);
  write('c.tsx', 'export function C() {}\n');
  await live.rescan();
  await change('c.tsx');
  expect(reported).toContain('c.tsx: 1 dead');
  reported.length = 0;
  write('c.tsx', 'export default function C() {}\n');
  await change('c.tsx');
  expect(reported).toContain('c.tsx: 0 dead');
});

test('compiles pages again that include a fixed partial', async () => {
  const { write, change, reported, problemsOf } = await open({
    ...PAGES,
    'content/a.mdx': '# A\n\nimport P from "./_p.mdx"\n\n<P />\n',
    'content/_p.mdx': '<b>\n',
  });
  expect(await problemsOf('/a')).toHaveLength(1);
  reported.length = 0;
  write('_p.mdx', 'Text.\n');
  await change('_p.mdx');
  expect(reported).toEqual(['/a: ']);
});

test('a deleted page has no problems', async () => {
  const { live, remove, change, reported, problemsOf } = await open({
    ...PAGES,
    'content/a.mdx': '<b>\n',
    'content/b.mdx': '<b>\n',
  });
  await change('a.mdx', 'b.mdx');
  remove('a.mdx');
  await live.rescan();
  expect(reported.slice(2)).toContain('/a: ');
  expect(await problemsOf('/b')).toEqual(['b.mdx']);
});

test('checks the pages again that had problems with the previous configuration', async () => {
  const { live, reported } = await open(
    { ...PAGES, 'content/b.mdx': '# B\n\n[gone](gone.md)\n' },
    { files: ['a.mdx', 'b.mdx', 'deleted.mdx'], brokenPages: ['/', '/deleted'] },
  );
  expect(reported).toEqual([': ', '/deleted: ', 'deleted.mdx: 0 dead']);
  await live.recheck([]);
  expect(reported.slice(3)).toEqual([
    ': ',
    'a.mdx: 0 dead',
    'b.mdx: 1 dead',
    '/: ',
    '/a: ',
    '/b: ',
  ]);
});

test('the nav files that had problems with the previous configuration have new ones', async () => {
  const { live, write, reported } = await open(
    { ...PAGES, 'content/_meta.json': '["index", "a", "b", "gone"]' },
    { files: ['_meta.json', '_nav.json'], brokenPages: [] },
  );
  expect(reported).toEqual([': ', '_meta.json: 1 dead', '_nav.json: 0 dead']);
  await live.getPage('/');
  expect(reported.slice(3)).toEqual(['/: ']);
  write('gone.md', '# Found\n');
  await live.rescan();
  expect(reported.slice(4)).toContain('_meta.json: 0 dead');
});

test('the modules of deleted and moved pages are removed from the bundle', async () => {
  const page = '# A\n\nexport const x = 1;\n\n{x}\n';
  const { live, write, remove, reported } = await open({
    ...PAGES,
    'content/a.mdx': page,
    'content/b.mdx': page,
  });
  const routes = () => live.modulePages().map(({ routePath }) => routePath);
  await live.getPage('/a');
  await live.getPage('/b');
  expect(routes()).toEqual(['/a', '/b']);
  remove('a.mdx');
  write('c.mdx', page);
  const bundles = () => reported.filter((line) => line === 'modules changed').length;
  reported.length = 0;
  await live.rescan();
  expect(routes()).toEqual(['/b']);
  expect(bundles()).toBe(1);
  await live.rescan();
  expect(bundles()).toBe(1);
});

test('an invalid file of the site is reported once, and not for each page', async () => {
  const { live, write, reported, problemsOf } = await open(PAGES);
  write('_nav.json', '[');
  await live.rescan();
  expect(await problemsOf('/a')).toEqual(['_nav.json']);
  expect(await problemsOf('/b')).toEqual(['_nav.json']);
  expect(reported).toEqual([': _nav.json']);
  write('_nav.json', '[]');
  await live.rescan();
  expect(reported.at(-1)).toBe(': ');
  expect(await problemsOf('/a')).toEqual([]);
});

test('reports dead links of the buttons and features of a home page', async () => {
  const hero = 'hero:\n  actions:\n    - text: Start\n      link: /gone\n';
  const features = 'features:\n  - title: A\n    link: /b\n  - title: B\n    link: /lost\n';
  const { write, change, reported, problemsOf } = await open({
    ...PAGES,
    'content/index.md': `---\npageType: home\n${hero}${features}---\n`,
  });
  expect(await problemsOf('/')).toEqual([]);
  expect(reported).toEqual(['index.md: 2 dead', '/: ']);
  reported.length = 0;
  write('index.md', `---\npageType: home\n${hero}---\n`);
  await change('index.md');
  expect(reported).toContain('index.md: 1 dead');
});

test('reports dead anchors to pages that were not opened, and follows their edits', async () => {
  const { write, change, reported, problemsOf } = await open({
    ...PAGES,
    'content/a.mdx': '# A\n\n[B](/b#setup) [gone](/b#gone) [own](#a)\n',
    'content/b.mdx': '# B\n\n## Setup\n',
  });
  expect(await problemsOf('/a')).toEqual([]);
  await expect.poll(() => reported).toContain('a.mdx: 1 dead');
  reported.length = 0;
  write('b.mdx', '# B\n\n## Install\n');
  await change('b.mdx');
  expect(reported).toContain('a.mdx: 2 dead');
});

test('reports links to a page that was renamed', async () => {
  const { live, write, remove, reported, problemsOf } = await open({
    ...PAGES,
    'content/a.mdx': '# A\n\n[B](./b.mdx)\n',
  });
  expect(await problemsOf('/a')).toEqual([]);
  expect(reported).toEqual(['/a: ']);
  remove('b.mdx');
  write('c.mdx', '# C\n');
  await live.rescan();
  expect(reported).toContain('a.mdx: 1 dead');
});

test('a page that a plugin generates again has no dead links to a deleted page', async () => {
  const { live, path, remove, change, reported, problemsOf } = await open({
    ...PAGES,
    'docs.config.ts': `export default {
      plugins: [{
        name: 'list',
        pages: ({ pages }) => [{
          path: 'list.md',
          content: pages.map(({ routePath, title }) => \`[\${title}](\${routePath})\`).join('\\n'),
        }],
      }],
    };`,
  });
  expect(await problemsOf('/list')).toEqual([]);
  reported.length = 0;
  remove('a.mdx');
  live.invalidate(path('a.mdx'));
  await live.rescan();
  await change('a.mdx');
  expect(reported.filter((each) => each.endsWith(' dead'))).toEqual([]);
});

test('a page that is compiled again keeps its dead links until then', async () => {
  const { live, path, write, change, reported } = await open({
    ...PAGES,
    'content/a.mdx': '# A\n\n[gone](/gone)\n',
  });
  await change('a.mdx');
  expect(reported).toContain('a.mdx: 1 dead');
  reported.length = 0;
  write('new.mdx', '# New\n');
  live.invalidate(path('a.mdx'));
  await live.rescan();
  expect(reported).not.toContain('a.mdx: 0 dead');
});

test('after a change of many files, only some are compiled', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `p${index}.mdx`);
  const files = Object.fromEntries(names.map((name) => [`content/${name}`, '<b>\n']));
  const { change, reported } = await open({ ...PAGES, ...files });
  await change(...names);
  expect(reported).toHaveLength(20);
});

test('reports missing pages and dead links of nav and meta files once a page is open', async () => {
  const { live, write, remove, reported } = await open({
    ...PAGES,
    'content/guide/_meta.json': '["start", { "type": "custom-link", "label": "A", "link": "/a" }]',
    'content/guide/start.md': '# Start\n',
    'content/_nav.json': '[{ "text": "B", "link": "/b" }]',
  });
  await live.getPage('/guide/start');
  expect(reported).toEqual(['/guide/start: ']);
  for (const path of ['guide/start.md', 'a.mdx', 'b.mdx']) remove(path);
  write('guide/begin.md', '# Begin\n');
  await live.rescan();
  expect(reported.filter((line) => line.includes('.json'))).toEqual([
    'guide/_meta.json: 2 dead',
    '_nav.json: 1 dead',
  ]);
  reported.length = 0;
  write('guide/_meta.json', '["begin"]');
  write('a.mdx', '---\nredirectFrom: [/b]\n---\n\n# A\n');
  await live.rescan();
  expect(reported.filter((line) => line.includes('.json'))).toEqual([
    'guide/_meta.json: 0 dead',
    '_nav.json: 0 dead',
  ]);
});

test('reports missing images and dead links of the configuration once a page is open', async () => {
  const { live, write, remove, reported } = await open({
    ...PAGES,
    'content/_nav.json': '[]',
    'content/public/icon.svg': '<svg/>',
    'docs.config.ts': `export default {
      title: 'Site',
      icon: '/icon.svg',
      image: '/social.png',
      logo: { light: '/light.svg', dark: '/dark.svg' },
      themeConfig: { footer: { message: '<a href="/a">A</a> <a href="/c">C</a>' } },
    };`,
  });
  expect(reported).toEqual([]);
  await live.getPage('/a');
  expect(reported).toEqual(['../docs.config.ts: 4 dead', '/a: ']);
  reported.length = 0;
  for (const path of ['light.svg', 'dark.svg', 'social.png']) write(`public/${path}`, '');
  await live.rescan();
  expect(reported).toContain('../docs.config.ts: 1 dead');
  write('c.mdx', '# C\n');
  await live.rescan();
  expect(reported).toContain('../docs.config.ts: 0 dead');
  remove('public/icon.svg');
  await live.rescan();
  expect(reported.at(-1)).toBe('../docs.config.ts: 1 dead');
});

test('reports a missing home page once a page is open, also one that does not exist', async () => {
  const { live, write, reported } = await open({ 'content/a.md': '# A\n' });
  await live.getPage('/');
  expect(reported).toContain(': 1 dead');
  write('index.md', '# Home\n');
  await live.rescan();
  expect(reported).toContain(': 0 dead');
});

test('finds the missing imports of a page in its partials', async () => {
  const { live, path } = await open({
    ...PAGES,
    'content/a.mdx': "import Part from './_part.mdx';\n\n# A\n\n<Part />\n",
    'content/_part.mdx': "import { Gone } from './Gone';\n\n<Gone />\n",
  });
  expect(await live.findProblems(path('a.mdx'))).toEqual([]);
  expect(await live.findMissingImports(path('a.mdx'))).toEqual([
    expect.objectContaining({
      file: path('_part.mdx'),
      line: 1,
      message: 'Imported file "./Gone" not found.',
    }),
  ]);
  expect(await live.findMissingImports(path('b.mdx'))).toEqual([]);
  expect(await live.findMissingImports(path('none.mdx'))).toEqual([]);
});

test('reports the warnings of a page until they are fixed, or the page is deleted', async () => {
  const { live, write, remove, change, reported } = await open(PAGES);
  const fence = '# A\n\n```js\nText.\n';
  await live.getPage('/a');
  write('a.mdx', fence);
  await change('a.mdx');
  // The page store still contains this version.
  write('a.mdx', PAGES['content/a.mdx']);
  await change('a.mdx');
  write('a.mdx', fence);
  await change('a.mdx');
  remove('a.mdx');
  await live.rescan();
  expect(reported.filter((line) => line.includes('warnings'))).toEqual([
    'a.mdx: 1 warnings',
    'a.mdx: 0 warnings',
    'a.mdx: 1 warnings',
    'a.mdx: 0 warnings',
  ]);
});

test('reports a file that is part of two opened sidebars once', async () => {
  const { live, reported } = await open({
    ...PAGES,
    'content/_meta.json': '["index", { "type": "dir", "name": "guide" }]',
    'content/guide/_meta.json': '["start", "gone"]',
    'content/guide/start.md': '# Start\n',
    'content/_nav.json': '[]',
  });
  await live.getPage('/a');
  await live.getPage('/guide/start');
  expect(reported.filter((line) => line.includes('.json'))).toEqual(['guide/_meta.json: 1 dead']);
});

test('does not check the sidebars of sections that are not open', async () => {
  const { live, reported } = await open({
    ...PAGES,
    'content/guide/_meta.json': '["gone"]',
    'content/guide/start.md': '# Start\n',
    'content/api/start.md': '# API\n',
    'content/_nav.json': '[]',
  });
  await live.getPage('/api/start');
  expect(reported).toEqual(['/api/start: ']);
  await live.getPage('/guide/start');
  expect(reported).toContain('guide/_meta.json: 1 dead');
});

test('an overview in the root of the site has the headings of all pages', async () => {
  const { live } = await open({
    'content/index.md': '---\noverview: true\n---\n# A\n',
    'content/b.md': '# B\n\n## First\n',
    'content/404.md': '# Not here\n\n## Second\n',
  });
  const { payload } = await live.getPage('/');
  expect(JSON.stringify(payload.page.overview)).toContain('"First"');
  expect(JSON.stringify(payload.page.overview)).not.toContain('"Second"');
});

test('a page that replaces the 404 page is unlisted', async () => {
  const { live } = await open({
    'content/index.md': '# A\n',
    'content/b.md': '# B\n',
    'content/404.md': '# Not here\n',
  });
  expect((await live.getPage('/404')).payload.page).toMatchObject({ title: 'Not here' });
  expect((await live.getPageList('/', {})).map(({ title }) => title)).toEqual(['B']);
});

test('shows the 404 page of the site for missing pages, in their language', async () => {
  const locales = [
    { lang: 'en', label: 'English' },
    { lang: 'de', label: 'Deutsch' },
    { lang: 'fr', label: 'Français' },
  ];
  const { live, write, remove, change, reported, problemsOf } = await open({
    'docs.config.mjs': `export default ${JSON.stringify({ title: 'Site', root: 'content', lang: 'en', locales })};\n`,
    'content/en/index.md': '# Home\n',
    'content/en/404.mdx': '# Not here\n',
    'content/de/404.md': '# Deutsch\n',
  });
  const pageOf = async (routePath: string) => (await live.getPage(routePath)).payload;
  expect(await pageOf('/missing')).toMatchObject({
    page: { routePath: '/404', title: 'Not here', isNotFound: true, pageType: 'doc' },
    html: [expect.stringContaining('Not here')],
  });
  expect((await pageOf('/de/guide/missing')).page).toMatchObject({
    routePath: '/de/404',
    title: 'Deutsch',
    isNotFound: true,
  });
  expect((await pageOf('/fr/missing')).page).toMatchObject({ routePath: '/fr/404', lang: 'fr' });
  // The problems of the page are resolved when it is fixed, although another URL was requested.
  write('en/404.mdx', '<b>\n');
  await change('en/404.mdx');
  expect(await problemsOf('/missing')).toEqual(['en/404.mdx']);
  reported.length = 0;
  write('en/404.mdx', '# Fixed\n');
  await change('en/404.mdx');
  expect(reported).toContain('/404: ');
  expect(await problemsOf('/')).toEqual([]);
  remove('en/404.mdx');
  expect((await pageOf('/missing')).page).toMatchObject({ routePath: '/404', pageType: '404' });
});

test('passes on the files that an opened page includes', async () => {
  const { live, dependencies, write, change } = await open({
    'content/a.md': '# A\n\n```js file="../snippets/s.js"\n```\n',
    'snippets/s.js': 'first()',
  });
  expect(JSON.stringify((await live.getPage('/a')).payload.html)).toContain('first');
  expect(dependencies).toEqual(['snippets/s.js']);
  write('../snippets/s.js', 'second()');
  await change('../snippets/s.js');
  expect(JSON.stringify((await live.getPage('/a')).payload.html)).toContain('second');
});

test('links in the Markdown of a fallback page lead to pages in its language', async () => {
  const { live } = await open({
    'docs.config.mjs':
      "export default { title: 'Site', root: 'content', lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }] };\n",
    'content/en/index.md': '# Home\n',
    'content/de/index.md': '# Start\n',
    'content/en/guide/a.mdx': '# A\n\n[D](./d.md) [English](/en/guide/d)\n',
    'content/en/guide/d.md': '# D\n',
  });
  const markdownOf = async (route: string) => (await live.getServedPage(route))?.markdown();
  expect(await markdownOf('/de/guide/a')).toContain('[D](/de/guide/d)');
  expect(await markdownOf('/guide/a')).toContain('[D](/guide/d)');
});

test('reports the error of a plugin hook without a file', async () => {
  const { live, reported } = await open({
    'docs.config.mjs':
      "export default { title: 'Site', root: 'content', plugins: [{ name: 'p', pageData() { throw new Error('boom'); } }] };\n",
    'content/index.md': '# Home\n',
  });
  const message = 'Plugin "p" failed in pageData: boom';
  await expect(live.getPage('/')).rejects.toMatchObject({ problems: [{ message }] });
  expect(reported).toHaveLength(1);
});
