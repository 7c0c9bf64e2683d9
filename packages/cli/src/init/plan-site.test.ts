import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withDefaults } from '../config/with-defaults';
import { PAGE_EXTENSIONS } from '../content/scan/page-extensions';
import type { FolderInfo } from './inspect-folder';
import { CODE_EXTENSIONS, planSite } from './plan-site';
import { offersWorkflow } from './workflow';

const empty: FolderInfo = {
  folder: '/home/me/My Docs',
  entries: [],
  contentEntries: [],
  isInRepository: false,
  title: 'My Docs',
  outDir: 'dist',
  workflows: [],
  isOnGitHub: false,
  defaultBranch: 'main',
  compilesAllFiles: false,
  compilesJavaScript: false,
};
const plan = (langs: string[], info: Partial<FolderInfo> = {}, title = 'Docs', manager = 'npm') =>
  planSite({ title, langs }, { ...empty, ...info }, '1.2.3', manager);
const configOf = (...args: Parameters<typeof plan>) => plan(...args).files['docs.config.ts'];

test('plans a project for an empty folder', () => {
  const { files, notes } = plan(['en']);
  expect(Object.keys(files)).toEqual([
    'docs.config.ts',
    'package.json',
    '.gitignore',
    'tsconfig.json',
    'README.md',
    '.github/workflows/deploy.yml',
    'content/index.mdx',
    'content/guide/start.mdx',
    'content/guide/_meta.json',
    'content/_nav.json',
  ]);
  expect(notes).toEqual([]);
  expect(JSON.parse(files['package.json']!)).toEqual({
    name: 'my-docs',
    private: true,
    type: 'module',
    scripts: { dev: 'octavo dev', build: 'octavo build', preview: 'octavo preview' },
    dependencies: { '@octavo/cli': '^1.2.3', react: '^19.0.0', 'react-dom': '^19.0.0' },
    devDependencies: { '@types/node': '^20.0.0', '@types/react': '^19.0.0' },
  });
});

test('the configuration reads the base path and the origin from the workflow', () => {
  const { files } = plan(['en'], {}, 'It\'s \\ "x"\n');
  expect(files['docs.config.ts']).toBe(`import { defineConfig } from '@octavo/cli';

export default defineConfig({
  title: 'It\\'s \\\\ "x"\\n',
  // The workflow .github/workflows/deploy.yml sets these variables.
  base: process.env.BASE_PATH || '/',
  siteOrigin: process.env.SITE_ORIGIN,
});
`);
  const workflow = parse(files['.github/workflows/deploy.yml']!);
  expect(
    workflow.jobs.deploy.steps.find(({ run }: { run?: string }) => run === 'npm run build').env,
  ).toEqual({
    BASE_PATH: `\${{ steps.pages.outputs.base_path }}`,
    SITE_ORIGIN: `\${{ steps.pages.outputs.origin }}`,
  });
});

test.each([
  ['npm', 'npm ci'],
  ['pnpm', 'pnpm@12 install --frozen-lockfile'],
  ['yarn', 'yarn install'],
  ['bun', 'bun install --frozen-lockfile'],
])('the workflow and the README use %s', (manager, command) => {
  const { files } = plan(['en'], {}, 'Docs', manager);
  expect(files['.github/workflows/deploy.yml']).toContain(command);
  expect(files['README.md']).toContain(`\`${manager} run dev\``);
});

test('an existing project can have the workflow, for its branch and its version of pnpm', () => {
  const info = {
    manifest: { name: 'lib', scripts: { build: 'tsup' } },
    workflows: ['deploy.yml'],
    defaultBranch: 'master',
    pnpmMajor: 10,
    outDir: 'docs-dist',
  };
  expect(Object.keys(plan(['en'], info).files).join()).not.toContain('.github');
  const { files, decisions } = planSite(
    { title: 'Docs', langs: ['en'], hasWorkflow: true },
    { ...empty, ...info },
    '1.2.3',
    'pnpm',
  );
  expect(files['docs.config.ts']).toContain('The workflow .github/workflows/deploy-docs.yml sets');
  const workflow = parse(files['.github/workflows/deploy-docs.yml']!);
  expect(workflow.on.push.branches).toEqual(['master']);
  const commands = workflow.jobs.deploy.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commands).toEqual([
    'npx --yes pnpm@10 install --frozen-lockfile',
    'npx --yes pnpm@10 run docs:build',
  ]);
  expect(decisions.at(-1)).toMatch(/^\.github\/workflows\/deploy-docs\.yml .* push to master\./);
});

test('the README names the branch that the workflow publishes', () => {
  const { files } = plan(['en'], { defaultBranch: 'trunk' });
  expect(files['README.md']).toContain('when you push to `trunk`.');
  expect(parse(files['.github/workflows/deploy.yml']!).on.push.branches).toEqual(['trunk']);
});

test('a new project can have no workflow', () => {
  const { files } = planSite(
    { title: 'Docs', langs: ['en'], hasWorkflow: false },
    empty,
    '1.2.3',
    'npm',
  );
  expect(Object.keys(files).join()).not.toContain('.github');
});

test('asks for the workflow where GitHub would run it', () => {
  const project = { ...empty, manifest: {}, isOnGitHub: true };
  expect(offersWorkflow(project)).toBe(true);
  expect(offersWorkflow({ ...project, isInRepository: true })).toBe(false);
  expect(offersWorkflow({ ...project, isOnGitHub: false })).toBe(false);
  expect(offersWorkflow({ ...project, workflows: ['deploy.yml', 'deploy-docs.yml'] })).toBe(false);
  // A new project has it by default, unless it has other workflows.
  expect(offersWorkflow({ ...empty, isOnGitHub: true })).toBe(false);
  expect(offersWorkflow({ ...empty, isOnGitHub: true, workflows: ['ci.yml'] })).toBe(true);
});

test('a folder inside a repository has no workflow', () => {
  const { files } = plan(['en'], { isInRepository: true });
  expect(Object.keys(files)).not.toContain('.github/workflows/deploy.yml');
  expect(files['docs.config.ts']).not.toContain('process.env');
  expect(files['README.md']).not.toContain('Deploy');
});

test('plans translated pages for each language', () => {
  const { files } = plan(['zh', 'en']);
  expect(files['docs.config.ts']).toContain("lang: 'zh',");
  expect(files['docs.config.ts']).toContain("{ lang: 'en', label: 'English' },");
  expect(files['content/zh/guide/start.mdx']).toMatch(/^# 快速开始/);
  expect(JSON.parse(files['content/en/_nav.json']!)).toEqual([
    { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
  ]);
  expect(files['content/zh/_nav.json']).toContain('"/guide/start"');
});

test('uses existing pages', () => {
  const { files, notes } = plan(['en'], {
    contentRoot: 'docs',
    contentEntries: ['README.md'],
    gitignore: '/node_modules/\r\ndist\r\ndist-shards/',
  });
  expect(Object.keys(files)).toEqual(['docs.config.ts', 'package.json']);
  expect(files['docs.config.ts']).toContain("root: 'docs',");
  expect(notes).toEqual([]);
});

test('a project that uses dist has another output folder', () => {
  const { files, decisions } = plan(['en'], {
    outDir: 'docs-dist',
    manifest: { name: 'lib', scripts: { build: 'tsup' } },
    contentRoot: '.',
    contentEntries: ['index.md'],
    gitignore: 'node_modules\n',
  });
  expect(decisions).toEqual([
    'The site is built to docs-dist/, because the project already uses dist/.',
  ]);
  expect(files['docs.config.ts']).toContain("  outDir: 'docs-dist',\n");
  expect(files['docs.config.ts']).toContain(
    "route: { exclude: ['**/*.{tsx,jsx,ts,js}', 'dist/**'] },",
  );
  expect(files['.gitignore']).toBe('node_modules\ndocs-dist\ndocs-dist-shards\n');
});

test('a new project names its output folder everywhere', () => {
  const { files } = plan(['en'], { outDir: 'docs-dist' });
  expect(files['README.md']).toContain('builds the site to `docs-dist`');
  expect(files['README.md']).toContain('upload the folder `docs-dist`');
  expect(files['.gitignore']).toBe('node_modules\ndocs-dist\ndocs-dist-shards\n');
  expect(parse(files['.github/workflows/deploy.yml']!).jobs.deploy.steps).toContainEqual({
    uses: 'actions/upload-pages-artifact@v3',
    with: { path: 'docs-dist' },
  });
});

test('a project with workflows has no additional one', () => {
  const { files } = plan(['en'], { workflows: ['ci.yml'] });
  expect(Object.keys(files)).not.toContain('.github/workflows/deploy.yml');
  expect(files['docs.config.ts']).not.toContain('process.env');
});

test('the configuration is not TypeScript if the compiler of the project includes it', () => {
  const { files, decisions } = plan(['en'], { compilesAllFiles: true, manifest: {} });
  expect(Object.keys(files)).toContain('docs.config.mjs');
  expect(Object.keys(files)).not.toContain('docs.config.ts');
  expect(decisions).toEqual([
    'The configuration is docs.config.mjs, because tsconfig.json includes all TypeScript files of the project.',
  ]);
});

test('names the files that a compiler of JavaScript has to exclude', () => {
  const info = {
    compilesAllFiles: true,
    compilesJavaScript: true,
    outDir: 'docs-dist',
    manifest: {},
  };
  expect(plan(['en'], info).notes).toEqual([
    'tsconfig.json includes all JavaScript files of the project. Add "docs.config.mjs" and "docs-dist" to its `exclude`.',
  ]);
  expect(plan(['en'], { compilesJavaScript: true }).notes).toEqual([]);
});

test('the description of the package is that of the site and of its home page', () => {
  const manifest = { description: ' Fast: "really"\n' };
  expect(configOf(['en'], { manifest })).toContain(`  description: 'Fast: "really"',\n`);
  const { files } = plan(['en', 'zh'], { manifest });
  expect(parse(files['content/en/index.mdx']!.split('---')[1]!).hero.text).toBe('Fast: "really"');
  expect(files['content/zh/index.mdx']).not.toContain('Fast');
  expect(configOf(['en'], { manifest: { description: ' ' } })).not.toContain('description');
  expect(configOf(['en'], { manifest: { description: 1 } })).not.toContain('description');
});

test('names the README that is the home page', () => {
  const readme = (contentRoot: string, entries: string[]) =>
    plan(['en'], { contentRoot, contentEntries: entries }).decisions;
  expect(readme('docs', ['README.md', 'a.md'])).toEqual(['docs/README.md is the home page.']);
  expect(readme('.', ['readme.md'])).toEqual(['readme.md is the home page.']);
  expect(readme('docs', ['README.md', 'index.md'])).toEqual([]);
});

test('excludes code if the pages are in the project folder', () => {
  expect(configOf(['en'], { contentRoot: '.', contentEntries: ['index.md'] })).toContain(
    "route: { exclude: ['**/*.{tsx,jsx,ts,js}'] },",
  );
  expect(CODE_EXTENSIONS.map((name) => `.${name}`).sort()).toEqual(
    PAGE_EXTENSIONS.filter((extension) => !extension.startsWith('.md')).sort(),
  );
});

test('existing pages without language folders stay in one language, with the steps to translate them', () => {
  const info = { contentRoot: 'docs', contentEntries: ['index.md', 'zh.md'] };
  expect(configOf(['en', 'zh'], info)).not.toContain('locales');
  expect(plan(['en', 'zh'], info).notes).toEqual([
    `The pages in docs/ were not moved. The site is in "en" only. To add translations:
  1. Write the translated pages in docs/zh.
  2. Add this to docs.config.ts:
     locales: [
       { lang: 'en', label: 'English' },
       { lang: 'zh', label: '简体中文' },
     ],`,
  ]);
});

test('existing pages in language folders are a site in several languages', () => {
  const info = { contentRoot: 'docs', contentEntries: ['en', 'zh'] };
  expect(configOf(['en', 'zh'], info)).toContain("{ lang: 'zh', label: '简体中文' },");
  expect(plan(['en', 'zh'], info).notes).toEqual([]);
});

test('the default content folder is that of the configuration', () => {
  expect(configOf(['en'], { contentRoot: withDefaults({}).root })).not.toContain('root:');
});

test('extends package.json in its own format', () => {
  const manifestSource = '{\n\t"name": "lib",\n\t"files": ["lib"]\n}';
  const manifest = JSON.parse(manifestSource) as Record<string, unknown>;
  const { files } = plan(['en'], { manifest, manifestSource });
  expect(files['package.json']).toMatch(
    /^{\n\t"name": "lib",\n\t"files": \["lib"\],\n\t"scripts": {\n/,
  );
  expect(files['package.json']).toMatch(/\n\t}\n}$/);
});

test('the edit link leads to the content folder in the repository', () => {
  const editUrl = 'https://github.com/me/lib/edit/main';
  const { files, decisions } = plan(['en'], { editUrl, contentRoot: 'docs' });
  expect(files['docs.config.ts']).toContain(`  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://github.com/me/lib/edit/main/docs' },
  },
});`);
  expect(decisions).toEqual([
    'Pages have a link to edit them at https://github.com/me/lib/edit/main/docs, from "repository" in package.json.',
  ]);
  expect(configOf(['en'], { editUrl })).toContain("edit/main/content'");
  expect(configOf(['en'], { editUrl, contentRoot: '.' })).toContain("edit/main'");
  expect(configOf(['en'])).not.toContain('editLink');
});
