import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { migrate } from '../migrate';
import { useTempSite } from '../testing/temp-site';

const site = useTempSite();
const { logger, read, write } = site;

const PAGE = '# A <b>\r\n';
const docusaurus = (options: string) =>
  `export default { title: 'A', presets: [['classic', { ${options} }]] };\n`;

const SITES: Record<string, { files: Record<string, string>; original?: string }> = {
  'VitePress with srcDir': {
    files: {
      'docs/.vitepress/config.ts': "export default { srcDir: '../content' };\n",
      'content/index.md': PAGE,
    },
  },
  'VitePress with pages in a folder': {
    files: {
      '.vitepress/config.ts': 'export default {};\n',
      'index.md': PAGE,
      'content/a.md': PAGE,
    },
  },
  'Docusaurus with a path': {
    files: {
      'docusaurus.config.js': docusaurus("docs: { path: 'content' }"),
      'content/a.md': PAGE,
    },
  },
  'Docusaurus with a computed path': {
    files: {
      'docusaurus.config.js': docusaurus("docs: { path: process.env.DOCS ?? 'content' }"),
      'content/index.md': PAGE,
    },
  },
  'Docusaurus with a path in the folder': {
    files: {
      'docusaurus.config.js': docusaurus("docs: { path: './content/docs' }"),
      'content/docs/a.md': PAGE,
    },
    original: 'content/docs',
  },
  'Docusaurus with a blog in the folder': {
    files: {
      'docusaurus.config.js': docusaurus("blog: { path: 'content/blog' }"),
      'docs/a.md': PAGE,
      'content/blog/2024-01-02-a.md': PAGE,
    },
    original: 'content/blog',
  },
  'Starlight with srcDir': {
    files: {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default { srcDir: '.', integrations: [starlight({ title: 'A' })] };\n",
      'content/docs/a.md': PAGE,
    },
  },
  'Rspress with root': {
    files: {
      'rspress.config.ts': "export default { root: 'from-rspress' };\n",
      'from-rspress/runtime.ts': 'mine\n',
    },
    original: 'from-rspress',
  },
};

test.each(
  Object.keys(SITES).flatMap((name) => [
    { name, force: false },
    { name, force: true },
  ]),
)('does not overwrite original files: $name, force: $force', async ({ name, force }) => {
  const { files, original = 'content' } = SITES[name]!;
  write(files);
  await expect(migrate({ cwd: site.cwd, logger, force })).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringMatching(new RegExp(`original files in ${original}\\.$`)),
  });
  for (const [path, text] of Object.entries(files)) expect(read(path)).toBe(text);
  expect(existsSync(join(site.cwd, 'docs.config.ts'))).toBe(false);
});

test('does not write to a link to the original pages', async () => {
  write({
    'docusaurus.config.js': docusaurus("docs: { routeBasePath: '/' }, blog: false"),
    'docs/a.md': PAGE,
  });
  symlinkSync(join(site.cwd, 'docs'), join(site.cwd, 'content'));
  await expect(migrate({ cwd: site.cwd, logger, force: true })).rejects.toMatchObject({
    message: expect.stringContaining('original files in docs.'),
  });
  expect(read('docs/a.md')).toBe(PAGE);
});

test('the folder of an earlier migration can be in the original folder', async () => {
  write({ '.vitepress/config.ts': 'export default {};\n', 'a.md': '# A\n' });
  await migrate({ cwd: site.cwd, logger });
  write({ 'content/own.md': '# Own\n' });
  rmSync(join(site.cwd, 'docs.config.ts'));
  await migrate({ cwd: site.cwd, logger, force: true });
  expect(read('content/own.md')).toBe('# Own\n');
  expect(read('content/a.md')).toBe('# A\n');
});
