import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createFileLinkExplainer } from './file-links';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-file-links-'));
  const files = ['LICENSE', 'src/index.ts', 'CONTRIBUTING.md', 'docs/guide/a.md', 'docs/_draft.md'];
  for (const file of [...files, 'docs/data.csv', '.git/HEAD']) write(file);
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function write(file: string, content = ''): void {
  mkdirSync(dirname(join(cwd, file)), { recursive: true });
  writeFileSync(join(cwd, file), content);
}

function explain(
  href: string,
  {
    root = 'docs',
    editBase,
    drafts = [],
  }: { root?: string; editBase?: string; drafts?: string[] } = {},
) {
  const editLink = editBase === undefined ? undefined : { docRepoBaseUrl: editBase, text: 'Edit' };
  return createFileLinkExplainer(
    {
      cwd,
      root: join(cwd, root),
      publicDir: join(cwd, root, 'public'),
      locales: [{ lang: 'en', theme: { editLink } }] as never,
    },
    drafts.map((file) => ({ filePath: join(cwd, file) })),
  )({ href, file: join(cwd, 'docs/guide/a.md'), lang: 'en' });
}

test('explains a link to a file outside the content folder', () => {
  expect(explain('../../LICENSE')).toEqual({
    message: 'Dead link: "LICENSE" exists, but it is outside the content folder.',
    hint: 'Link to its URL in the repository, or move it to docs/public/.',
  });
  expect(explain('../../CONTRIBUTING.md#setup')?.hint).toBe(
    'Link to its URL in the repository, or move it to docs/.',
  );
  expect(explain('../../src/')?.hint).toBe('Link to its URL in the repository.');
});

test('a link from the root of the repository is explained', () => {
  expect(explain('CONTRIBUTING.md')?.message).toContain('"CONTRIBUTING.md" exists');
  expect(explain('/src/index.ts')?.message).toContain('"src/index.ts" exists');
});

test.each([
  ['docs/guide/b.md', './b.md'],
  ['docs/index.md#top', '../index.md#top'],
  ['/docs/data.csv', '../data.csv'],
])(
  'for %s, which is relative to the project, the path from the page is suggested',
  (href, expected) => {
    write('docs/guide/b.md');
    write('docs/index.md');
    expect(explain(href)).toEqual({
      message: `Dead link: "${href.replace('#top', '')}" is the path of a file in the project, but links are relative to the page.`,
      hint: `Did you mean "${expected}"?`,
    });
  },
);

test.each([
  ['https://github.com/me/lib/tree/main/docs', 'https://github.com/me/lib/blob/main/'],
  ['https://github.com/me/lib/edit/main/docs/', 'https://github.com/me/lib/blob/main/'],
  ['https://gitlab.com/me/lib/-/edit/dev/docs', 'https://gitlab.com/me/lib/-/blob/dev/'],
])('the edit link %s determines the URL of the file', (editBase, expected) => {
  expect(explain('../../src/index.ts#L1', { editBase })?.hint).toBe(
    `Link to it in the repository, "${expected}src/index.ts#L1", or move it to docs/public/.`,
  );
});

test('the repository in package.json determines the URL of the file', () => {
  write(
    'package.json',
    '{ "repository": { "type": "git", "url": "git+https://github.com/me/lib.git" } }',
  );
  expect(explain('../../LICENSE')?.hint).toContain('"https://github.com/me/lib/blob/HEAD/LICENSE"');
  expect(explain('../../src')?.hint).toContain('"https://github.com/me/lib/tree/HEAD/src"');
  write('package.json', '{ "repository": "bitbucket:me/lib" }');
  expect(explain('../../LICENSE')?.hint).toContain(
    '"https://bitbucket.org/me/lib/src/HEAD/LICENSE"',
  );
  write('package.json', '{ "repository": 1 }');
  expect(explain('../../LICENSE')?.hint).toContain('Link to its URL in the repository');
  write('package.json', '{');
  expect(explain('../../LICENSE')?.hint).toContain('Link to its URL in the repository');
});

test('explains a link to a file in the content folder that is not published', () => {
  expect(explain('../data.csv')).toEqual({
    message: 'Dead link: "docs/data.csv" exists, but it is not published.',
    hint: 'Link to its URL in the repository, or move it to docs/public/.',
  });
  write('docs/.draft.md');
  for (const name of ['_draft.md', '.draft.md']) {
    expect(explain(`../${name}`)).toEqual({
      message: `Dead link: "docs/${name}" exists, but it is not a page.`,
      hint: 'Files whose names start with "_" or ".", or that match a glob in route.exclude, are not pages.',
    });
  }
  expect(explain('../guide')?.message).toBe(
    'Dead link: the folder "docs/guide" has no index page.',
  );
  expect(explain('../../LICENSE', { root: '.' })?.message).toBe(
    'Dead link: "LICENSE" exists, but it is not published.',
  );
});

test('suggests the file with a similar name for a relative link', () => {
  write('docs/guide/my files.csv');
  expect(explain('../daat.csv#a')).toEqual({
    message: 'Dead link: file "../daat.csv" not found.',
    hint: 'Did you mean "../data.csv#a"?',
  });
  expect(explain('my%20file.csv')?.hint).toBe('Did you mean "./my%20files.csv"?');
  expect(explain('../other.csv')).toBeUndefined();
  expect(explain('../daat.md')).toBeUndefined();
  expect(explain('../../../passwd.csv')).not.toHaveProperty('hint');
});

test.each([
  ['../../gone', 'gone'],
  ['../../../gone.md', '../gone.md'],
  ['../../../..', '../..'],
  ['../..', '.'],
])('explains that the relative link %s leads to %s, outside the content folder', (href, path) => {
  expect(explain(href)).toEqual({
    message: `Dead link: "${href}" leads to "${path}", which is outside the content folder.`,
  });
});

test.each(['/gone', './b', '#a', 'https://a.example/LICENSE', '..', '%00'])(
  'does not explain %s',
  (href) => {
    expect(explain(href)).toBeUndefined();
  },
);

test('leaves links to drafts to the check that knows them', () => {
  write('docs/guide/soon.md', '---\ndraft: true\n---\n');
  expect(explain('./soon.md')?.message).toContain('it is not a page');
  expect(explain('./soon.md', { drafts: ['docs/guide/soon.md'] })).toBeUndefined();
});
