import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { PACKAGES, packAll } from '../support/pack';
import { readPackage } from './read-package';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');

const SOURCES: Record<string, string> = {
  'docs.config.ts': `import { defineConfig, definePlugin } from '@octavo/cli';

const notes = definePlugin({
  name: 'notes',
  bundler: (config, { target }) => ({ ...config, name: target }),
});

export default defineConfig({ title: 'Site', plugins: [notes] });
`,
  'player.tsx': `/// <reference types="@octavo/cli/client" />
import classes from './player.module.css';
import song from './song.mp3';
import font from './text.woff2';

export const urls: string[] = [import.meta.env.BASE_URL + song, font, classes.player ?? ''];
export const isDevelopment: boolean = import.meta.env.DEV && !import.meta.env.SSR;
`,
  'compile.ts': `import { createMdxOptions } from '@octavo/mdx-plugins';
import { createProcessor } from '@octavo/mdx-plugins/compiler';
import type { Root } from 'hast';

const truncate = (maxLength: number) => (tree: Root) => {
  tree.children.length = Math.min(maxLength, tree.children.length);
};
const options = createMdxOptions({
  root: '/site',
  rehypePlugins: [[truncate, 3]],
  onPage: ({ content }) => console.log(content.title?.toUpperCase()),
});
export const processor = createProcessor({ ...options, format: 'md' });
`,
  'app.tsx': `import { Navbar, Popover, SiteProvider } from '@octavo/theme';
import { Tabs } from '@octavo/theme/mdx';
import { createSearchClient } from '@octavo/search';

export const imports = [Navbar, Popover, SiteProvider, Tabs, createSearchClient];
`,
};

/** The examples of the READMEs, each as a separate file. */
const EXAMPLE = /^```(tsx?)\n([\s\S]*?)^```$/gm;

test('types and README examples compile with only the published packages installed', () => {
  const tarballs = packAll(join(tmpdir(), `octavo-types-${process.pid}`));
  const folder = join(tmpdir(), `octavo-types-${process.pid}`, 'site');
  const modules = join(folder, 'node_modules');
  const link = (name: string, from: string) => {
    const target = packageFolder(name, from);
    if (target === undefined || existsSync(join(modules, name))) return;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(target, join(modules, name));
  };
  for (const name of PACKAGES) {
    const { folder: unpacked, manifest, read } = readPackage(tarballs[name]);
    const examples = [...read('README.md').matchAll(EXAMPLE)];
    expect(examples, name).not.toEqual([]);
    examples.forEach(([, extension, text], index) => {
      // Every example is a module, whether or not it has imports.
      SOURCES[`${name}-${index}.${extension}`] = `${text}\nexport {};\n`;
    });
    cpSync(unpacked, join(modules, '@octavo', name), { recursive: true });
    const all = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const other of Object.keys(all))
      if (!other.startsWith('@octavo/')) link(other, `packages/${name}`);
  }
  // Bundlers support imports of stylesheets.
  writeFileSync(join(folder, 'css.d.ts'), "declare module '@octavo/theme/*.css';\n");
  for (const name of ['@types/react', '@types/react-dom', '@types/node']) link(name, '.');
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(folder, file), text);
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node'],
  };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));

  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  rmSync(dirname(folder), { recursive: true });
  expect(stdout.trim()).toBe('');
});

function packageFolder(name: string, from: string): string | undefined {
  const paths = createRequire(join(repository, from, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((path) => existsSync(path));
}
