import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { getCompileSettings } from '../content/compile/compile-context';
import { readLastCommitDates } from '../content/scan/last-commit-dates';
import { formatError, OctavoError } from '../model/errors';
import type { GitReference } from '../model/git-version';
import { readSite, type SiteGraph } from '../site/read-site';
import { loadSiteConfig } from './load-site-config';
import { createTemporarySite, silentLogger } from './testing/temporary-site';
import { version } from './version';

const site = createTemporarySite();

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: site.cwd, encoding: 'utf8' }).trim();
}

function commit(tag: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', tag);
  git('tag', tag);
}

type Version = string | { name: string; status?: string; git?: string | GitReference };

function configure(versions: Version[], more = ''): void {
  site.write({
    'docs.config.ts': `export default { title: 'Lib', multiVersion: { versions: ${JSON.stringify(versions)} },${more} };`,
  });
}

const load = (warnings: string[] = []) =>
  loadSiteConfig({
    cwd: site.cwd,
    logger: { warn: (text: string) => warnings.push(text) } as never,
  });

async function read(): Promise<SiteGraph> {
  const config = await load();
  return readSite({
    config,
    context: {
      settings: getCompileSettings(config),
      cacheDir: config.cacheDir,
      version: 'test',
    },
    lastUpdated: readLastCommitDates(config),
  });
}

async function failure(): Promise<string> {
  const error = await load().catch((reason: unknown) => reason);
  return error instanceof OctavoError ? formatError(error, site.cwd).replaceAll(site.cwd, '') : '';
}

const VERSIONS: Version[] = [
  'v3',
  ...['v2', 'v1', 'v0'].map((name) => ({ name, status: 'old', git: `${name}.0.0` })),
];

/** The first page changes in each version, the second one never, and the others in one version. */
beforeEach(() => {
  site.write({
    '.gitignore': 'node_modules\ndocs.config.ts\n',
    'content/_nav.json': '[{ "text": "Guide", "link": "/guide/start" }]',
    'content/index.md': '# Lib\n\nVersion 0. [Start](./guide/start.md)\n',
    'content/guide/start.md':
      '# Start\n\n[Home](/) and [options](./options.md#a), [v1](/v1/guide/start)\n',
    'content/guide/options.md': '# Options\n\n## A\n',
    'content/guide/gone.md': '# Gone\n',
  });
  git('init', '--quiet', '--initial-branch', 'main');
  commit('v0.0.0');
  site.write({ 'content/index.md': '# Lib\n\nVersion 1. [Start](./guide/start.md)\n' });
  commit('v1.0.0');
  site.write({ 'content/index.md': '# Lib\n\nVersion 2. [Start](./guide/start.md)\n' });
  commit('v2.0.0');
  rmSync(join(site.cwd, 'content/guide/gone.md'));
  site.write({ 'content/index.md': '# Lib\n\nVersion 3. [Start](./guide/start.md)\n' });
  configure(VERSIONS);
  git('add', '--all');
});

const findPage = (graph: SiteGraph, routePath: string) =>
  graph.pages.find((page) => page.routePath === routePath)!;

test('reads three tags, and compiles equal pages once', async () => {
  const graph = await read();
  expect(graph.pages.map(({ routePath }) => routePath).sort()).toEqual(
    [
      ...['', '/v0', '/v1', '/v2'].flatMap((prefix) =>
        ['/', '/guide/options', '/guide/start'].map((path) => prefix + path),
      ),
      ...['/v0', '/v1', '/v2'].map((prefix) => `${prefix}/guide/gone`),
    ].sort(),
  );
  // Four home pages, and one of each other page.
  expect(graph.compiled).toBe(7);
  expect(graph.problems).toEqual({ structure: [], unreadable: [], uncompiled: [] });
  expect((await read()).compiled).toBe(0);
});

test('links stay in the version of the page, also if its content is shared', async () => {
  const graph = await read();
  const hrefs = (routePath: string) => {
    const { html } = graph.bodyOf(findPage(graph, routePath));
    return [...html.join('').matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, href]) => href);
  };
  expect(hrefs('/guide/start')).toEqual(['/', '/guide/options#a', '/v1/guide/start']);
  expect(hrefs('/v1/guide/start')).toEqual(['/v1/', '/v1/guide/options#a', '/v1/guide/start']);
  expect(hrefs('/v2/guide/start')).toEqual(['/v2/', '/v2/guide/options#a', '/v1/guide/start']);
  expect(JSON.stringify([...graph.summaries])).not.toContain('octavo--');
  const start = graph.summaries.get(findPage(graph, '/v2/guide/start').filePath)!;
  expect(start.probes.join()).not.toContain(join(site.cwd, 'content/guide'));
});

test('old pages link to the same page of the current version, or to its nearest parent', async () => {
  const graph = await read();
  const noticeOf = (routePath: string) => {
    const page = findPage(graph, routePath);
    const edition = graph.editions.find(({ version }) => version === page.version)!;
    return edition.pageData(page).notices?.map(({ link }) => link?.link);
  };
  expect(noticeOf('/v1/guide/start')).toEqual(['/guide/start']);
  expect(noticeOf('/v1/guide/gone')).toEqual(['/']);
  expect(noticeOf('/guide/start')).toBeUndefined();
});

test('a changed dependency is only used in its version', async () => {
  site.write({
    'content/_part.md': 'Part 2.\n',
    'content/guide/options.mdx': "# Options\n\nimport Part from '../_part.md'\n\n<Part />\n",
  });
  rmSync(join(site.cwd, 'content/guide/options.md'));
  commit('v2.1.0');
  site.write({ 'content/_part.md': 'Part 3.\n' });
  configure(['v3', { name: 'v2', git: 'v2.1.0' }]);
  const graph = await read();
  const html = (routePath: string) => JSON.stringify(graph.bodyOf(findPage(graph, routePath)));
  expect(html('/guide/options')).toContain('Part 3.');
  expect(html('/v2/guide/options')).toContain('Part 2.');
  expect((await read()).compiled).toBe(0);
});

test('reads the components and files outside the content folder from the same commit', async () => {
  site.write({
    'parts/Box.tsx': "import { text } from './text';\nexport const Box = () => text;\n",
    'parts/text.ts': "export const text = 'old';\n",
    'parts/unused.ts': '',
    'sample.js': 'old();\n',
    'content/guide/options.mdx':
      'import { Box } from \'../../parts/Box\';\n\n# Options\n\n<Box />\n\n```js file="../../sample.js"\n```\n',
  });
  rmSync(join(site.cwd, 'content/guide/options.md'));
  commit('v2.1.0');
  site.write({ 'sample.js': 'current();\n' });
  rmSync(join(site.cwd, 'parts'), { recursive: true });
  configure(['v3', { name: 'v2', git: 'v2.1.0' }]);
  const config = await load();
  const { folder } = config.gitVersions!.get('v2')!;
  expect(readFileSync(join(folder, '../parts/text.ts'), 'utf8')).toContain('old');
  expect(existsSync(join(folder, '../parts/unused.ts'))).toBe(false);
  const graph = await read();
  const html = (routePath: string) => graph.bodyOf(findPage(graph, routePath)).html.join('');
  expect(html('/v2/guide/options')).toContain('old');
  expect(html('/guide/options')).toContain('current');
  expect((await read()).compiled).toBe(0);
});

test('a branch that moves is read again, and a tag stays the same', async () => {
  git('branch', 'release/1.x', 'v1.0.0');
  configure(['v3', { name: 'v1', git: 'release/1.x' }]);
  const before = (await load()).gitVersions!.get('v1')!;
  expect(before.isBranch).toBe(true);
  git('branch', '--force', 'release/1.x', 'v2.0.0');
  const after = (await load()).gitVersions!.get('v1')!;
  expect(after.folder).not.toBe(before.folder);
  expect(readFileSync(join(after.folder, 'index.md'), 'utf8')).toContain('Version 2.');
});

test('pages have the date of the last commit before their tag', async () => {
  const dates = await readLastCommitDates(await load());
  expect([...dates.keys()]).toContain('v1/guide/gone.md');
  const time = git('log', '-1', '--format=%cI', 'v1.0.0', '--', 'content/index.md');
  expect(dates.get('v1/index.md')).toBe(new Date(time).toISOString());
});

test('reads the content of another folder', async () => {
  git('mv', 'content', 'docs');
  commit('v2.1.0');
  git('mv', 'docs', 'content');
  configure(['v3', { name: 'v2', git: { ref: 'v2.1.0', root: 'docs' } }]);
  expect((await load()).gitVersions!.get('v2')!.prefix).toBe('docs');
  configure(['v3', { name: 'v2', git: 'v2.1.0' }]);
  expect(await failure()).toContain('The commit has no folder "content"');
  configure(['v3', { name: 'v2', git: { ref: 'v2.1.0', root: '..' } }]);
  expect(await failure()).toContain('is outside the repository');
});

test('reports missing tags with the existing ones', async () => {
  configure(['v3', { name: 'v2', git: 'v9' }]);
  expect(await failure()).toMatchInlineSnapshot(`
    "Failed to read versions from Git. (GIT_FAILED)

      Version "v2", read from "v9": Tag or branch not found.
      → Use the name of a tag or branch, such as "v2.0.0", "v1.0.0", "v0.0.0", or run \`git fetch --tags\`."
  `);
});

test('explains how to fetch the tags of a shallow clone', async () => {
  site.write({ 'docs.config.ts': '' });
  const { cwd } = site;
  const clone = join(cwd, 'node_modules/clone');
  git('clone', '--quiet', '--depth', '1', '--no-tags', `file://${cwd}`, clone);
  writeFileSync(
    join(clone, 'docs.config.ts'),
    "export default { multiVersion: { versions: ['v3', { name: 'v1', git: 'v1.0.0' }] } };",
  );
  const error = await loadSiteConfig({ cwd: clone }).catch((reason: unknown) => reason);
  expect(formatError(error as OctavoError, clone)).toContain('git fetch --tags --unshallow');
});

test('reports a site outside of a repository', async () => {
  rmSync(join(site.cwd, '.git'), { recursive: true });
  expect(await failure()).toContain('GIT_FAILED');
  expect(await failure()).toContain('Build the site in a clone of its repository');
});

test('reports a version that also has a folder', async () => {
  site.write({ 'content/v1/index.md': '# A\n' });
  expect(await failure()).toContain('The content root also has a folder "v1".');
});

test.each(['-v1', '--output=x', 'a..b', 'a b', 'a~1', 'a^{tree}', 'main@{1}', ''])(
  'the reference %j is not passed to Git',
  async (ref) => {
    configure(['v3', { name: 'v1', git: ref }]);
    expect(await failure()).toContain('multiVersion.versions[1].git: expected');
  },
);

test('replaces pointers of Git LFS, and names the files whose content is missing', async () => {
  const id = 'ab'.repeat(32);
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize 3\n`;
  site.write({ 'content/guide/image.png': pointer });
  commit('v2.1.0');
  configure(['v3', { name: 'v2', git: 'v2.1.0' }]);
  expect(await failure()).toContain('"content/guide/image.png" is stored with Git LFS');
  site.write({ [`.git/lfs/objects/ab/ab/${id}`]: 'PNG' });
  const { folder } = (await load()).gitVersions!.get('v2')!;
  expect(readFileSync(join(folder, 'guide/image.png'), 'utf8')).toBe('PNG');
});

test('warns about submodules and symlinks that lead out of the commit', async () => {
  const hash = git('rev-parse', 'HEAD');
  git('update-index', '--add', '--cacheinfo', `160000,${hash},content/sub`);
  const link = (target: string, path: string) => {
    const id = execFileSync('git', ['hash-object', '-w', '--stdin'], {
      cwd: site.cwd,
      input: target,
      encoding: 'utf8',
    }).trim();
    git('update-index', '--add', '--cacheinfo', `120000,${id},${path}`);
  };
  link('/etc/passwd', 'content/secret.md');
  link('../../../../etc/passwd', 'content/secret2.md');
  link('index.md', 'content/same.md');
  git('commit', '--quiet', '--message', 'links');
  git('tag', 'v2.1.0');
  configure(['v3', { name: 'v2', git: 'v2.1.0' }]);
  const warnings: string[] = [];
  const { folder } = (await load(warnings)).gitVersions!.get('v2')!;
  expect(warnings.map((text) => text.split(': ')[1])).toEqual([
    'The symlink "content/secret.md" points to a file that the commit does not contain.',
    'The symlink "content/secret2.md" points to a file that the commit does not contain.',
    '"content/sub" is a submodule, so it is not read.',
  ]);
  expect(readdirSync(folder).sort()).toEqual(['_nav.json', 'guide', 'index.md', 'same.md']);
});

test('concurrent builds write the same folder, and unfinished folders are removed', async () => {
  const versions = join(site.cwd, 'node_modules/.cache/octavo/versions');
  // No process has this ID, because it is above the maximum.
  mkdirSync(join(versions, '0123456789abcdef-01234567.99999999.abc'), { recursive: true });
  const configs = await Promise.all([load(), load(), load()]);
  expect(readdirSync(versions)).toHaveLength(3);
  for (const { gitVersions } of configs)
    expect(existsSync(join(gitVersions!.get('v1')!.folder, 'guide/start.md'))).toBe(true);
});

test('the default version can be read from Git if the others have folders', async () => {
  configure([
    { name: 'v2', git: 'v2.0.0' },
    { name: 'next', status: 'unreleased' },
  ]);
  expect((await read()).problems.structure.map(({ message }) => message)).toEqual([
    'The page is in no version, because the default version "v2" is read from Git.',
  ]);
  git('mv', 'content', 'old');
  mkdirSync(join(site.cwd, 'content'));
  git('mv', 'old', 'content/next');
  const graph = await read();
  expect(graph.problems.structure).toEqual([]);
  expect(graph.pages.map(({ routePath }) => routePath)).toContain('/guide/start');
  expect(graph.pages.map(({ routePath }) => routePath)).toContain('/next/guide/start');
});

test('octavo version prints the references of the other versions', async () => {
  configure(['v3', { name: 'v2', status: 'old', git: { ref: 'v2.0.0', root: 'content' } }]);
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const logger = { ...silentLogger, info: print };
  await version({ cwd: site.cwd, name: 'v3.0', logger });
  expect(printed.join('')).toContain(
    "versions: ['v3', { name: 'v2', status: 'old', git: { ref: 'v2.0.0', root: 'content' } }, { name: 'v3.0', status: 'old' }]",
  );
});
