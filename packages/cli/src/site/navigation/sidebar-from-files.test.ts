import { expect, test } from 'vitest';

import type { MetaEntry } from '../../model/nav-files.generated';
import { groupNamesByFolder } from './folder-names';
import { createSidebarFromFiles } from './sidebar-from-files';
import type { SidebarPage } from './sidebar-source';

function build(
  paths: string[],
  metas: Record<string, (MetaEntry | string)[]> = {},
  index: Partial<SidebarPage> = {},
  { unlisted = [], drafts = [] }: { unlisted?: string[]; drafts?: string[] } = {},
) {
  const pages = new Map(
    paths.map((path): [string, SidebarPage] => [
      path,
      {
        relativePath: `${path}.mdx`,
        routePath: `/${path.replace(/(^|\/)index$/, '$1')}`,
        title: `T ${path.split('/').at(-1)}`,
        ...(path === 'guide/index' ? index : {}),
        isUnlisted: unlisted.includes(path),
      },
    ]),
  );
  const files = Object.entries(metas).map(
    ([folder, entries]) =>
      [
        folder,
        { file: `${folder}/_meta.json`, source: JSON.stringify(entries, null, 2), entries },
      ] as const,
  );
  const source = {
    pages,
    names: groupNamesByFolder(pages.keys()),
    untranslated: new Set<SidebarPage>(),
    metas: new Map(files),
    drafts,
    inherited: new Map(),
    findTranslation: () => undefined,
    translate: (text: string) => (text === 'i18n-id' ? 'Translated' : text),
    localize: (link: string) => `/zh${link}`,
  };
  return createSidebarFromFiles('guide', source);
}

const titles = (items: ReturnType<typeof build>['items']): unknown[] =>
  items.map((item) => {
    if (item.kind === 'divider') return `--${item.dividerType}`;
    if (item.kind === 'section-header') return `# ${item.sectionHeaderText}`;
    return item.kind === 'group'
      ? [item.text, item.link ?? null, titles(item.items)]
      : `${item.text} ${item.link}`;
  });

test('lists the index first and then files and folders by name without a meta file', () => {
  const paths = ['guide/index', 'guide/b', 'guide/a', 'guide/deep/index', 'guide/deep/x'];
  expect(titles(build(paths).items)).toEqual([
    'T index /guide/',
    'T a /guide/a',
    'T b /guide/b',
    ['T index', '/guide/deep/', ['T x /guide/deep/x']],
  ]);
});

test('does not list a home page', () => {
  expect(titles(build(['guide/index', 'guide/a'], {}, { isHome: true }).items)).toEqual([
    'T a /guide/a',
  ]);
});

test('merges a file with the folder of the same name', () => {
  expect(titles(build(['guide/deep', 'guide/deep/x']).items)).toEqual([
    ['T deep', '/guide/deep', ['T x /guide/deep/x']],
  ]);
});

test('supports every type of entry in meta files', () => {
  const { items, problems } = build(['guide/a', 'guide/b', 'guide/deep/x'], {
    guide: [
      'a.mdx',
      { type: 'section-header', label: 'i18n-id', tag: 'new' },
      { type: 'file', name: 'b', label: 'Bee' },
      { type: 'divider', dashed: true },
      { type: 'dir', name: 'deep', label: 'Deep', collapsed: true },
      { type: 'custom-link', label: 'Out', link: 'https://example.com' },
      { type: 'custom-link', label: 'More', items: [{ label: 'In', link: '/x' }] },
    ],
  });
  expect(problems).toEqual([]);
  expect(titles(items)).toEqual([
    'T a /guide/a',
    '# Translated',
    'Bee /guide/b',
    '--dashed',
    ['Deep', null, ['T x /guide/deep/x']],
    'Out /zhhttps://example.com',
    ['More', null, ['In /zh/x']],
  ]);
  expect(items[4]).toMatchObject({ collapsed: true });
});

test('links a folder to its index unless its meta file lists the index', () => {
  const paths = ['guide/deep/index', 'guide/deep/x'];
  const guide: MetaEntry[] = [{ type: 'dir', name: 'deep' }];
  expect(titles(build(paths, { guide }).items)).toEqual([
    ['T index', '/guide/deep/', ['T x /guide/deep/x']],
  ]);
  expect(titles(build(paths, { guide, 'guide/deep': ['index', 'x'] }).items)).toEqual([
    ['Deep', null, ['T index /guide/deep/', 'T x /guide/deep/x']],
  ]);
});

test('lists the index of a folder below its section header, unless its meta file places it', () => {
  const paths = ['guide/deep/index', 'guide/deep/a', 'guide/deep/x'];
  const guide: MetaEntry[] = [{ type: 'dir-section-header', name: 'deep' }];
  const pages = ['T a /guide/deep/a', 'T x /guide/deep/x'];
  const index = 'T index /guide/deep/';
  expect(titles(build(paths, { guide }).items)).toEqual(['# T index', index, ...pages]);
  expect(titles(build(paths, { guide, 'guide/deep': ['a', 'x'] }).items)).toEqual([
    '# T index',
    index,
    ...pages,
  ]);
  expect(titles(build(paths, { guide, 'guide/deep': ['a', 'x', 'index'] }).items)).toEqual([
    '# Deep',
    ...pages,
    index,
  ]);
  const unlisted = ['guide/deep/index'];
  expect(titles(build(paths, { guide }, {}, { unlisted }).items)).toEqual(['# Deep', ...pages]);
  expect(titles(build(paths.slice(1), { guide }).items)).toEqual(['# Deep', ...pages]);
});

test('reports an entry without a file at its line and lists existing names', () => {
  const { problems } = build(['guide/a', 'guide/deep/x'], {
    guide: ['a', { type: 'file', name: 'gone' }],
  });
  expect(problems).toMatchObject([
    {
      file: 'guide/_meta.json',
      line: 5,
      message: expect.stringContaining('"gone"'),
      hint: 'Available pages and folders: a, deep/.',
    },
  ]);
});

test('reports a file that is listed twice, but not a file and a folder with the same name', () => {
  const { problems } = build(['guide/a', 'guide/deep', 'guide/deep/x'], {
    guide: ['a', 'deep', { type: 'dir', name: 'deep' }, { type: 'file', name: 'a.md' }],
  });
  expect(problems).toMatchObject([
    { file: 'guide/_meta.json', line: 10, message: 'Duplicate entry "a".' },
  ]);
});

test('labels a folder without an index with its name in title form', () => {
  expect(titles(build(['guide/getting-started/x']).items)).toEqual([
    ['Getting started', null, ['T x /guide/getting-started/x']],
  ]);
});

test('a meta file can list a README that is the index of its folder', () => {
  const { items, problems } = build(['guide/index', 'guide/a'], { guide: ['a', 'README.md'] });
  expect(problems).toEqual([]);
  expect(titles(items)).toEqual(['T a /guide/a', 'T index /guide/']);
});

test('excludes unlisted pages, also if a meta file lists them, and folders that only have such pages', () => {
  const paths = [
    'guide/index',
    'guide/a',
    'guide/b',
    'guide/deep/index',
    'guide/deep/x',
    'guide/old/y',
  ];
  const unlisted = ['guide/index', 'guide/a', 'guide/deep/index', 'guide/old/y'];
  const listed = ['T b /guide/b', ['Deep', null, ['T x /guide/deep/x']]];
  expect(titles(build(paths, {}, {}, { unlisted }).items)).toEqual(listed);
  const metas = { guide: ['index', 'a', 'b', 'deep', 'old'] };
  const { items, problems } = build(paths, metas, {}, { unlisted });
  expect(titles(items)).toEqual(listed);
  expect(problems).toEqual([]);
});

test('meta files can list drafts and folders with drafts', () => {
  const metas = { guide: ['a', 'soon.mdx', 'later', 'gone'] };
  const drafts = ['guide/soon', 'guide/later/x'];
  const { items, problems } = build(['guide/a'], metas, {}, { drafts });
  expect(titles(items)).toEqual(['T a /guide/a']);
  expect(problems.map(({ message }) => message)).toEqual(['Page or folder "gone" not found.']);
});
