import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { createProjectFiles } from '../../packages/cli/src/init/project-files';
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
  const { folder, manifests, link } = createProject('site');
  for (const [name, { read }] of manifests) {
    const examples = [...read('README.md').matchAll(EXAMPLE)];
    expect(examples, name).not.toEqual([]);
    examples.forEach(([, extension, text], index) => {
      // Every example is a module, whether or not it has imports.
      SOURCES[`${name}-${index}.${extension}`] = `${text}\nexport {};\n`;
    });
    const { dependencies, peerDependencies } = manifests.get(name)!.manifest;
    for (const other of Object.keys({ ...dependencies, ...peerDependencies }))
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
  expect(compile(folder)).toBe('');
});

test('a site compiles with the packages and the configuration of the installation guide', () => {
  const guide = readFileSync(join(repository, 'sites/octavo/content/en/guide/install.mdx'), 'utf8');
  const [, section = ''] = guide.split('## Types for your own components');
  const [, packages = ''] = /command="install -D ([^"]+)"/.exec(section) ?? [];
  const [, tsconfig = ''] = /```json title="tsconfig.json"\n([\s\S]*?)```/.exec(section) ?? [];
  expect(tsconfig).toBe(
    createProjectFiles({
      title: 'Docs',
      langs: ['en'],
      commands: { manager: 'npm', scripts: { dev: 'dev', build: 'build', preview: 'preview' } },
      outDir: 'dist',
      workflow: undefined,
      branch: 'main',
    })['tsconfig.json'],
  );

  const { folder, link } = createProject('guide');
  for (const name of [...packages.split(' '), 'react', 'react-dom'])
    if (!name.startsWith('@octavo/')) link(name, name.startsWith('react') ? 'packages/cli' : '.');
  mkdirSync(join(folder, 'content'));
  mkdirSync(join(folder, 'theme'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(join(folder, 'tsconfig.json'), tsconfig);
  writeFileSync(
    join(folder, 'docs.config.ts'),
    readFileSync(join(repository, 'e2e/deploy/github-pages/docs.config.ts'), 'utf8'),
  );
  writeFileSync(
    join(folder, 'content/Player.tsx'),
    `import { Tabs } from '@octavo/theme/mdx';
import song from './song.mp3';

export const parts = [Tabs, song, import.meta.env.BASE_URL];
`,
  );
  writeFileSync(
    join(folder, 'theme/Navbar.tsx'),
    "import './index.css';\n\nexport { Navbar as default } from '@octavo/theme';\n",
  );
  expect(compile(folder)).toBe('');
});

/** Creates a project in which the published packages are installed, without their dependencies. */
function createProject(name: string) {
  const work = mkdtempSync(join(tmpdir(), 'octavo-types-'));
  const tarballs = packAll(work);
  const folder = join(work, name);
  const modules = join(folder, 'node_modules');
  const manifests = new Map(PACKAGES.map((each) => [each, readPackage(tarballs[each])]));
  for (const [each, { folder: unpacked }] of manifests)
    cpSync(unpacked, join(modules, '@octavo', each), { recursive: true });
  const link = (dependency: string, from: string) => {
    const target = packageFolder(dependency, from);
    if (target === undefined || existsSync(join(modules, dependency))) return;
    mkdirSync(dirname(join(modules, dependency)), { recursive: true });
    symlinkSync(target, join(modules, dependency));
  };
  return { folder, manifests, link };
}

/** Compiles a project, deletes it, and returns the errors. */
function compile(folder: string): string {
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  rmSync(dirname(folder), { recursive: true });
  return stdout.trim();
}

function packageFolder(name: string, from: string): string | undefined {
  const paths = createRequire(join(repository, from, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((path) => existsSync(path));
}
