import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import type { CommandCase } from './cases';

const page = '# Page\n';

/** File names in the content folder. */
export const FILE_NAMES: CommandCase[] = [
  ...[
    'a b',
    "it's",
    'a&b',
    'a+b',
    '100%',
    'a,b;c=d',
    '引号',
    '🚀',
    '-dash',
    'a..b',
    '@scope',
    '~home',
    '$money',
    '(group)',
    '{brace}',
    '!bang',
    'a<b',
    'a"b',
  ].map(
    (name): CommandCase => ({
      input: `a page named ${name}`,
      files: { [`content/${name}.md`]: page, 'content/index.md': '# Home\n' },
      built: { [`${name}.html`]: /Page/ },
    }),
  ),
  ...['a#b', 'a?b', 'a\\b', 'a\nb', 'a%2fb'].map(
    (name): CommandCase => ({
      input: `a page named ${JSON.stringify(name)}`,
      files: { [`content/${name}.md`]: page },
      error: /File names cannot contain/,
    }),
  ),
  {
    input: 'pages that differ only in case',
    files: { 'content/Guide.md': page },
    error: /guide\.md[\s\S]*Guide\.md|Guide\.md[\s\S]*guide\.md/,
  },
  {
    input: 'pages that differ only in normalization',
    files: { 'content/caf\u00e9.md': page, 'content/cafe\u0301.md': page },
    error: /caf/,
  },
  {
    input: 'a page and a folder with an index at the same URL',
    files: { 'content/guide/index.md': page },
    error: /Duplicate route/,
  },
  {
    input: 'a .md and an .mdx page with the same name',
    files: { 'content/guide.mdx': page },
    error: /guide\.mdx?/,
  },
  {
    input: 'a page named like an object member',
    files: { 'content/__proto__.md': page, 'content/constructor.md': page },
    built: { 'constructor.html': /Page/ },
  },
  {
    input: 'a page named like a file of the output',
    files: { 'content/static/pages/index.md': page, 'content/404.md': page },
  },
  {
    input: 'a page named like a device',
    files: { 'content/con.md': page, 'content/nul.md': page },
  },
  {
    input: 'a name of 200 characters',
    files: { [`content/${'n'.repeat(200)}.md`]: page },
    built: { [`${'n'.repeat(200)}.html`]: /Page/ },
  },
  {
    input: 'folders 40 levels deep',
    files: { [`content/${'d/'.repeat(40)}page.md`]: page },
    built: { [`${'d/'.repeat(40)}page.html`]: /Page/ },
  },
  {
    input: 'a hidden page and a hidden folder',
    files: { 'content/.hidden.md': page, 'content/.git/a.md': page },
    absent: ['dist/.hidden.html', 'dist/.git/a.html'],
  },
  { input: 'a folder named like a page', files: { 'content/folder.md/page.md': page } },
  {
    input: 'a broken symlink',
    prepare: (site) => symlinkSync('gone.md', join(site, 'content/link.md')),
    error: /link\.md/,
  },
  {
    input: 'a symlink to itself',
    prepare: (site) => symlinkSync('loop.md', join(site, 'content/loop.md')),
    error: /loop\.md/,
  },
  {
    input: 'a folder that contains itself',
    prepare: (site) => symlinkSync('.', join(site, 'content/loop')),
  },
  {
    input: 'a symlink to a file outside of the workspace',
    prepare: (site) => symlinkSync('/etc/hosts', join(site, 'content/hosts.md')),
    error: /hosts\.md/,
  },
  {
    input: 'a public symlink to a file outside of the workspace',
    files: { 'content/public/a.txt': 'a' },
    prepare: (site) => symlinkSync('/etc/hosts', join(site, 'content/public/hosts.txt')),
    error: /hosts\.txt/,
    absent: ['dist/hosts.txt'],
  },
  {
    input: 'a pipe in the content folder',
    prepare: (site) => void execFileSync('mkfifo', [join(site, 'content/pipe.md')]),
  },
  {
    input: 'a pipe in the public folder',
    files: { 'content/public/a.txt': 'a' },
    prepare: (site) => void execFileSync('mkfifo', [join(site, 'content/public/pipe')]),
  },
  {
    input: 'a public file with the name of a page',
    files: { 'content/public/guide.html': 'mine' },
    error: /guide\.html/,
  },
  {
    input: 'an empty content folder',
    files: { 'content/index.md': null, 'content/guide.md': null, 'content/notes.txt': 'a' },
    error: /no pages|No pages|no-home|home page/,
  },
];

const outDir = (path: string) => ({
  'docs.config.mjs': `export default { title: 'Site', outDir: ${JSON.stringify(path)} };\n`,
});
const list = (files: unknown) => ({ 'dist/.octavo-files.json': JSON.stringify({ files }) });

/** Output folders. In all of them, no file of the author is changed. */
export const OUTPUT_FOLDERS: CommandCase[] = [
  ...[
    'content',
    'content/',
    './content/../content',
    'content/out',
    '.',
    '',
    '..',
    '/',
    'theme',
  ].map(
    (path): CommandCase => ({
      input: `outDir ${JSON.stringify(path)}`,
      files: { ...outDir(path), 'theme/index.css': 'a{}' },
      error: /outDir/,
    }),
  ),
  { input: 'an outDir with a NUL', files: outDir('a\0b'), error: /outDir/ },
  { input: 'an outDir below a file', files: outDir('package.json/out'), error: /package\.json/ },
  {
    input: 'a folder with files of the author',
    files: { 'dist/notes.txt': 'mine' },
    error: /notes\.txt/,
  },
  {
    input: 'a folder with a repository',
    files: { 'dist/.git/HEAD': 'ref' },
    built: { '.git/HEAD': /ref/, 'index.html': /Home/ },
  },
  { input: 'an output that is a file', files: { dist: 'mine' }, error: /is a file/ },
  {
    input: 'a broken symlink as output',
    prepare: (site) => symlinkSync('gone', join(site, 'dist')),
    error: /symlink/,
  },
  {
    input: 'a symlink to the content as output',
    prepare: (site) => symlinkSync('content', join(site, 'dist')),
    error: /outDir/,
  },
  {
    input: 'a file list that names sources',
    files: {
      ...list([
        '../content/guide.md',
        '/etc/hosts',
        'content/../../package.json',
        '..\\package.json',
      ]),
      'dist/a.txt': 'mine',
    },
    built: { 'a.txt': /mine/ },
  },
  {
    input: 'a file list that is not JSON',
    files: { 'dist/.octavo-files.json': '{', 'dist/a.txt': 'mine' },
    error: /a\.txt/,
  },
  {
    input: 'a file list of the wrong type',
    files: { ...list({ a: 1 }), 'dist/a.txt': 'mine' },
    error: /a\.txt/,
  },
  {
    input: 'a file list that is a folder',
    files: { 'dist/.octavo-files.json/a': 'mine' },
    error: /octavo-files\.json/,
  },
  {
    input: 'a folder where a page is written',
    files: { ...list([]), 'dist/index.html/a.txt': 'mine' },
    error: /index\.html/,
  },
  {
    input: 'a symlink to the sources inside the output',
    files: list([]),
    prepare: (site) => symlinkSync('../content', join(site, 'dist/static')),
    error: /symlink/,
  },
  {
    input: 'a keep glob for everything',
    files: {
      'docs.config.mjs': "export default { title: 'Site', build: { keep: ['**'] } };\n",
      'dist/notes.txt': 'mine',
    },
    built: { 'notes.txt': /mine/, 'index.html': /Home/ },
  },
  {
    input: 'a backup of a build that was killed',
    files: { 'content/index.md': '# Home\n' },
    prepare: (site) => mkdirSync(join(site, '.dist.last'), { recursive: true }),
  },
];

/** Environments and states of the machine. */
export const ENVIRONMENTS: CommandCase[] = [
  { input: 'NODE_ENV=development', env: { NODE_ENV: 'development' } },
  { input: 'an unknown NODE_ENV', env: { NODE_ENV: 'lol' } },
  { input: 'a home folder that does not exist', env: { HOME: '/nonexistent' } },
  { input: 'a folder for temporary files that does not exist', env: { TMPDIR: '/nonexistent' } },
  { input: 'a Turkish locale', env: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } },
  {
    input: 'the C locale',
    env: { LC_ALL: 'C' },
    files: { 'content/引号.md': page },
    built: { '引号.html': /Page/ },
  },
  { input: 'an unknown time zone', env: { TZ: 'Mars/Olympus' } },
  { input: 'a terminal of one column', env: { COLUMNS: '1', TERM: 'dumb' } },
  { input: 'CI', env: { CI: 'true' } },
  { input: 'no programs', env: { PATH: '' } },
  { input: 'a repository that does not exist', env: { GIT_DIR: '/nonexistent' } },
  {
    input: 'a proxy that does not exist',
    env: { HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' },
  },
  { input: '80 MB of memory for JavaScript', env: { NODE_OPTIONS: '--max-old-space-size=80' } },
  { input: 'no package.json', files: { 'package.json': null } },
  {
    input: 'a package.json that is not JSON',
    files: { 'package.json': '{' },
    error: /package\.json/,
  },
  {
    input: 'a configuration in a folder with a # and a %',
    args: ['build', '--config', 'a#b %20/docs.config.mjs'],
    files: {
      'a#b %20/docs.config.mjs': "export default { title: 'Site' };\n",
    },
  },
  {
    input: 'a configuration that does not exist',
    args: ['build', '--config', 'gone.mjs'],
    error: /gone\.mjs/,
  },
  { input: 'an unknown command', args: ['biuld'], error: /octavo build/ },
  { input: 'an unknown option', args: ['build', '--forse'], error: /--force/ },
  { input: 'a port that is no number', args: ['dev', '--port', 'http'], error: /port/i },
  { input: 'a port that is too large', args: ['preview', '--port', '99999'], error: /port/i },
  { input: 'a preview without a build', args: ['preview'], error: /octavo build/ },
  { input: 'a cache that is a file', files: { 'node_modules/.cache': 'a' }, error: /\.cache/ },
  {
    input: 'a lock that is a folder',
    files: { 'node_modules/.cache/octavo/build.lock/a': '' },
    error: /build\.lock/,
  },
  {
    input: 'a cache that consists of garbage',
    files: {
      'node_modules/.cache/octavo/pages/a': '\0\0',
      'node_modules/.cache/octavo/index.json': '{',
    },
  },
  {
    input: 'a read-only source folder',
    prepare: (site) => chmodSync(join(site, 'content'), 0o555),
  },
];
