import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { loadSiteConfig } from '../commands/load-site-config';
import { createLivePages } from './live-pages';

// The digest is computed from the built packages.
vi.mock('../content/compile/toolchain', () => ({ getToolchainDigest: () => 'toolchain' }));

const INDEX = 'static/search_index.en.json';

/** Creates a site in which a page links to another one. `onBundle` is called when a page is bundled. */
async function open(page: string, onBundle: () => Promise<unknown> = async () => {}, plugins = '') {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-live-search-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const content = join(cwd, 'content');
  mkdirSync(content);
  const target = join(content, 'target.md');
  writeFileSync(join(content, 'index.md'), '# Home\n');
  const source = join(content, page);
  writeFileSync(join(cwd, 'docs.config.ts'), `export default { plugins: [${plugins}] };\n`);
  writeFileSync(source, '# Source\n\nWord. See [target](./target.md).\n\n{1 + 1}\n');
  writeFileSync(target, '# Target\n');
  const live = await createLivePages({
    config: await loadSiteConfig({ cwd }),
    onModulePagesChange: async () => void (await onBundle()),
    onWarnings: () => {},
    onDependencies() {},
    onPageProblems: () => {},
    onPageLinks: () => {},
  });
  return {
    live,
    source,
    buildIndex: async () => (await live.getSearch()).buildIndex(INDEX),
    async deleteTarget() {
      rmSync(target);
      live.invalidate(target);
      await live.rescan();
    },
  };
}

test('finds the text of an opened page after a page to which it links is deleted', async () => {
  const { live, buildIndex, deleteTarget } = await open('source.md');
  await live.getPage('/source');
  expect(await buildIndex()).toContain('Target');
  await deleteTarget();
  // The dead link changes the cached page.
  await live.getPage('/source');
  const index = await buildIndex();
  expect(index).toContain('Word. See target.');
  expect(index).not.toContain('Target');
});

test('a page can be opened if the search index recompiles it while it is bundled', async () => {
  const { live, buildIndex, deleteTarget } = await open('source.mdx', async () => {
    await deleteTarget();
    await buildIndex();
  });
  const { payload } = await live.getPage('/source');
  expect(payload.page.title).toBe('Source');
});

test('finds the new text of a page that a plugin generates from a changed page', async () => {
  const plugin = String.raw`{
    name: 'list',
    pages({ pages }) {
      const { title } = pages.find(({ routePath }) => routePath === '/source');
      return [{ path: 'list.md', content: '# List\n\n' + title + ' page.\n' }];
    },
  }`;
  const { live, buildIndex, source } = await open('source.md', undefined, plugin);
  expect(await buildIndex()).toContain('Source page.');
  writeFileSync(source, '# Other\n\nWord.\n');
  live.invalidate(source);
  await live.rescan();
  expect(await buildIndex()).toContain('Other page.');
});
