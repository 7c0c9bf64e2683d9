import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { loadSiteConfig } from '../commands/load-site-config';
import { createDefaultConfig } from './default-config';
import { inspectFolder } from './inspect-folder';
import { planSite } from './plan-site';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'octavo-default-')), 'my-notes');
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test.each([['a.md'], ['docs/a.md']])(
  'the configuration for the page %s is the same as that of octavo init',
  async (page) => {
    mkdirSync(join(folder, page, '..'), { recursive: true });
    writeFileSync(join(folder, page), '# A\n');
    writeFileSync(
      join(folder, 'package.json'),
      '{ "description": "My thoughts", "repository": "me/notes" }',
    );
    const fallback = createDefaultConfig(folder);
    const { files } = planSite(
      { title: 'My notes', langs: ['en'] },
      inspectFolder(folder),
      '1.0.0',
      'npm',
    );
    const withDefaults = await loadSiteConfig({ cwd: folder, fallback });
    const source = files['docs.config.ts']!.replace(/^import.*$/m, '').replace(
      'defineConfig(',
      '(',
    );
    writeFileSync(join(folder, 'docs.config.ts'), source);
    const { plugins: _, ...saved } = await loadSiteConfig({ cwd: folder });
    expect(withDefaults).toMatchObject(saved);
    expect(withDefaults.locales[0]!.theme.editLink).toMatchObject({
      docRepoBaseUrl: `https://github.com/me/notes/edit/main${page.includes('/') ? '/docs' : ''}`,
    });
    expect(withDefaults.title).toBe('My notes');
    expect(withDefaults.locales).toMatchObject([{ description: 'My thoughts' }]);
  },
);

test('a folder without pages has no default configuration', () => {
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'README.md'), '# A\n');
  expect(createDefaultConfig(folder)).toBeUndefined();
});
