import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { createLogger } from '../model/logger';
import { version } from './version';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function createSite(config: string, files: Record<string, string>): string {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-version-'));
  folders.push(cwd);
  for (const [path, text] of Object.entries({
    'docs.config.mjs': `export default ${config};`,
    ...files,
  })) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  return cwd;
}

async function run(cwd: string, name: string): Promise<string> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const logger = { ...createLogger(), success: print, info: print, warn: print, error: print };
  await version({ cwd, configFile: 'docs.config.mjs', name, logger });
  return printed.join('\n');
}

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

test('copies the content of a site without versions, and adjusts paths that leave it', async () => {
  const cwd = createSite("{ title: 'A' }", {
    'content/_nav.json': '[]',
    'content/index.mdx': "import A from '../components/A';\n\n# Home\n\n[a](./guide/a)",
    'content/guide/a.md': '# A\n\n![x](./x.png)',
    'content/guide/x.png': 'x',
    'content/_shared/b.mdx': 'B',
    'content/public/logo.svg': '<svg/>',
    'content/.hidden': '',
    'components/A.tsx': '',
  });
  expect(await run(cwd, 'v1')).toMatchInlineSnapshot(`
    "Copied 5 files from content to content/v1.
    Add it to the configuration:

      multiVersion: {
        default: 'v2',
        versions: ['v2', { name: 'v1', status: 'old' }],
      },
    "
  `);
  expect(list(join(cwd, 'content/v1'))).toEqual([
    '_nav.json',
    '_shared/b.mdx',
    'guide/a.md',
    'guide/x.png',
    'index.mdx',
  ]);
  expect(readFileSync(join(cwd, 'content/v1/index.mdx'), 'utf8')).toBe(
    "import A from '../../components/A';\n\n# Home\n\n[a](./guide/a)",
  );
  expect(readdirSync(join(cwd, 'content')).filter((name) => name.startsWith('.v1'))).toEqual([]);
});

test('copies only the default version, which keeps its place in the content root', async () => {
  const versions = "{ multiVersion: { versions: ['v3', { name: 'v2', status: 'old' }] } }";
  const cwd = createSite(versions, {
    'content/index.md': '# 3',
    'content/v2/index.md': '# 2',
  });
  expect(await run(cwd, 'v3')).toMatchInlineSnapshot(`
    "Copied 1 file from content to content/v3.
    Add it to the configuration:

      multiVersion: {
        default: 'v4',
        versions: ['v4', { name: 'v3', status: 'old' }, { name: 'v2', status: 'old' }],
      },
    "
  `);
  expect(list(join(cwd, 'content'))).toEqual(['index.md', 'v2/index.md', 'v3/index.md']);
});

test('copies the folder of the default version', async () => {
  const cwd = createSite("{ multiVersion: { default: 'v2', versions: ['next', 'v2'] } }", {
    'content/next/index.md': '# Next',
    'content/v2/index.mdx': "import A from '../../A';",
  });
  expect(await run(cwd, 'v2.0')).toMatchInlineSnapshot(`
    "Copied 1 file from content/v2 to content/v2.0.
    Add it to the configuration:

      multiVersion: {
        default: 'v2',
        versions: ['next', 'v2', { name: 'v2.0', status: 'old' }],
      },
    "
  `);
  expect(readFileSync(join(cwd, 'content/v2.0/index.mdx'), 'utf8')).toBe(
    "import A from '../../A';",
  );
});

test.each([
  ['../v1', 'Invalid version name "../v1".'],
  ['', 'Invalid version name "".'],
  ['guide', 'The name "guide" is in use.'],
  ['EN', 'The name "EN" is in use.'],
  ['V2', 'The name "V2" is in use.'],
])('rejects the name %j', async (name, message) => {
  const cwd = createSite("{ multiVersion: { versions: ['v3', 'v2'] } }", {
    'content/index.md': '# A',
    'content/guide/a.md': '# A',
  });
  await expect(run(cwd, name)).rejects.toMatchObject({ code: 'USAGE', message });
  expect(list(join(cwd, 'content'))).toEqual(['guide/a.md', 'index.md']);
});

test.each(['public', 'Public', 'theme'])('rejects the configured folder %j', async (name) => {
  const cwd = createSite("{ themeDir: 'content/theme' }", {
    'content/index.md': '# A',
    'public/logo.svg': '<svg/>',
  });
  await expect(run(cwd, name)).rejects.toMatchObject({
    code: 'USAGE',
    message: `The name "${name}" is in use.`,
  });
  expect(list(join(cwd, 'content'))).toEqual(['index.md']);
});

test('rejects content in the project folder, and content without files', async () => {
  const root = createSite("{ root: '.' }", { 'index.md': '# A' });
  await expect(run(root, 'v1')).rejects.toMatchObject({ code: 'USAGE' });
  const empty = createSite('{}', { 'content/public/a.txt': '' });
  await expect(run(empty, 'v1')).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
  expect(existsSync(join(empty, 'content/v1'))).toBe(false);
});
