import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { parseShard } from '../packages/cli/src/build/output/shards';
import { withDefaults } from '../packages/cli/src/config/with-defaults';
import { CURRENT_PNPM_MAJOR, findPnpmMajor } from '../packages/cli/src/files/package-manager';
import { createWorkflow } from '../packages/cli/src/init/workflow';
import { getShardsFolder } from '../packages/cli/src/model/shards-folder';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'e2e/deploy');
const content = join(root, 'sites/octavo/content/en');
const pages = join(content, 'deploy');
const { parse } = createRequire(join(root, 'packages/cli/package.json'))('yaml') as {
  parse: (text: string) => unknown;
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Files whose names contain a content hash, and files whose names stay the same. */
const HASHED = [
  'static/assets/flow.1f2e3d4c.svg',
  'static/css/main.1dbb30c1.css',
  'static/data/site.en.ecfe6804.json',
  'static/js/main.276aa948.js',
  'static/js/pages/guide/start.4c5620f9.js',
];
const STABLE = [
  'static/pages/guide/start.json',
  'static/manifest.json',
  'static/icon.svg',
  'guide/start.html',
  'llms.txt',
];

test('the documentation includes each configuration file from its source', () => {
  const paths = [...readdirSync(pages).map((name) => `deploy/${name}`), 'guide/large-sites.md'];
  const included = paths.flatMap((path) => {
    const text = readFileSync(join(content, path), 'utf8');
    return [...text.matchAll(/^```.*?\sfile="([^"#]+)/gm)].map(([, file]) =>
      relative(folder, resolve(content, dirname(path), file!)),
    );
  });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  expect([...new Set(included)].sort()).toEqual(files.sort());
});

test.each([
  ['netlify/_headers', headersFilePaths(read('netlify/_headers'))],
  ['cloudflare/_headers', headersFilePaths(read('cloudflare/_headers'))],
  ['vercel/vercel.json', vercelPaths()],
  ['s3-cloudfront/deploy.sh', s3Paths()],
])('%s caches only files with a content hash', (_, patterns) => {
  const isCached = (path: string) => patterns.some((pattern) => pattern.test(`/${path}`));
  expect(HASHED.filter((path) => !isCached(path))).toEqual([]);
  expect(STABLE.filter(isCached)).toEqual([]);
});

function headersFilePaths(text: string): RegExp[] {
  return [
    ...text.matchAll(/^(\/\S+)\n {2}Cache-Control: public, max-age=31536000, immutable$/gm),
  ].map(([, path]) => new RegExp(`^${path!.replace('*', '.*')}$`));
}

function vercelPaths(): RegExp[] {
  const { headers } = JSON.parse(read('vercel/vercel.json')) as { headers: { source: string }[] };
  return headers.map(({ source }) => new RegExp(`^${source}$`));
}

/** The folders in the loop of the script, which the second command excludes. */
function s3Paths(): RegExp[] {
  const script = read('s3-cloudfront/deploy.sh');
  const [, folders = ''] = /for folder in ([^;]+);/.exec(script) ?? [];
  return folders.split(' ').map((name) => {
    expect(script).toContain(`--exclude 'static/${name}/*'`);
    return new RegExp(`^/static/${name}/`);
  });
}

test('the function for CloudFront maps URLs to files', () => {
  const map = (uri: string) =>
    runInNewContext(`${read('s3-cloudfront/clean-urls.js')}; handler({ request: { uri } }).uri`, {
      uri,
    }) as string;
  const files: Record<string, string> = {
    '/': '/index.html',
    '/guide/': '/guide/index.html',
    '/guide/start': '/guide/start.html',
    '/guide/start.html': '/guide/start.html',
    '/guide/start.md': '/guide/start.md',
    '/guide/v1.2': '/guide/v1.2.html',
    '/v1.0/guide/start': '/v1.0/guide/start.html',
    '/zh/%E6%8C%87%E5%8D%97': '/zh/%E6%8C%87%E5%8D%97.html',
    '/static/js/main.276aa948.js': '/static/js/main.276aa948.js',
    '/static/assets/inter.1f2e3d4c.woff2': '/static/assets/inter.1f2e3d4c.woff2',
    '/app.webmanifest': '/app.webmanifest',
  };
  for (const [uri, file] of Object.entries(files)) expect(map(uri), uri).toBe(file);
});

test('configuration files refer to the default output folder', () => {
  const { outDir } = withDefaults({});
  expect(read('netlify/netlify.toml')).toContain(`publish = "${outDir}"`);
  expect(JSON.parse(read('vercel/vercel.json'))).toMatchObject({ outputDirectory: outDir });
  expect(read('cloudflare/wrangler.toml')).toContain(`directory = "./${outDir}"`);
  expect(read('github-pages/deploy.yml')).toContain(`path: ${outDir}\n`);
  expect(read('gitlab-pages/.gitlab-ci.yml')).toContain(`mv ${outDir} public`);
  expect(read('s3-cloudfront/deploy.sh')).toContain(`aws s3 sync ${outDir} `);
  expect(read('docker/Dockerfile')).toContain(`/site/${outDir} `);
  expect(read('docker/.dockerignore').split('\n')).toContain(outDir);
});

test.each(['en', 'zh'])('each page in "%s" names the values to replace', (lang) => {
  const folderOfLang = join(root, 'sites/octavo/content', lang, 'deploy');
  const names = readdirSync(folderOfLang).filter((name) => /^[a-z].*\.md$/.test(name));
  const missing = names.filter(
    (name) => !readFileSync(join(folderOfLang, name), 'utf8').includes('@include: ./_values.md'),
  );
  expect(missing).toEqual(['index.md']);
});

test('the container copies the site to the document root of its server', () => {
  const [, documentRoot] = /^ {2}root (.+);$/m.exec(read('nginx/docs.conf')) ?? [];
  expect(documentRoot).toBeTruthy();
  expect(read('docker/Dockerfile')).toMatch(
    new RegExp(`^COPY --from=build .+ ${documentRoot}$`, 'm'),
  );
});

test('the workflow for GitHub Pages is the one of a new project', () => {
  const scripts = { dev: 'dev', build: 'build', preview: 'preview' };
  const { outDir } = withDefaults({});
  expect(read('github-pages/deploy.yml')).toBe(
    createWorkflow({ commands: { manager: 'npm', scripts }, outDir }),
  );
});

test('documents and workflows use one version of each action, and the version of pnpm of this repository', () => {
  const folders = ['sites/octavo/content', 'sites/docs/content', 'e2e/deploy', '.github/workflows'];
  const texts = folders.flatMap((path): [path: string, text: string][] =>
    readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:mdx?|yml)$/.test(name))
      .map((name) => [`${path}/${name}`, readFileSync(join(root, path, name), 'utf8')]),
  );
  const scripts = { dev: 'dev', build: 'build', preview: 'preview' };
  for (const manager of ['npm', 'pnpm', 'yarn', 'bun'])
    texts.push([manager, createWorkflow({ commands: { manager, scripts }, outDir: 'dist' })]);
  const versions = new Map<string, Set<string>>();
  for (const [, text] of texts)
    for (const [, action, version] of text.matchAll(/\buses: ([\w/-]+)@(\S+)/g))
      versions.set(action!, (versions.get(action!) ?? new Set()).add(version!));
  expect([...versions.keys()]).toContain('actions/checkout');
  const different = [...versions].filter(([, found]) => found.size > 1);
  expect(different.map(([action, found]) => [action, ...found])).toEqual([]);

  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  expect(CURRENT_PNPM_MAJOR).toBe(findPnpmMajor(packageManager));
  const others = texts.flatMap(([path, text]) =>
    [...text.matchAll(/npx (?:--yes )?pnpm@(\w+)/g)].flatMap(([, version]) =>
      version === String(CURRENT_PNPM_MAJOR) ? [] : `${path}: pnpm@${version}`,
    ),
  );
  expect(others).toEqual([]);
});

test('the workflow for GitHub Pages sets the variables that the configuration reads', () => {
  const workflow = read('github-pages/deploy.yml');
  const variables = [...read('github-pages/docs.config.ts').matchAll(/process\.env\.(\w+)/g)];
  expect(variables.map(([, name]) => name)).toEqual(['BASE_PATH', 'SITE_ORIGIN']);
  for (const [, name] of variables)
    expect(workflow).toContain(`${name}: \${{ steps.pages.outputs.`);
});

test('the workflow for shards builds as many shards as it has jobs, and merges the folder that they are written to', () => {
  const { jobs } = parse(read('github-shards/deploy.yml')) as {
    jobs: Record<string, { strategy?: { matrix: { shard: number[] } }; steps: WorkflowStep[] }>;
  };
  const { shard, deploy } = jobs as Record<'shard' | 'deploy', (typeof jobs)[string]>;
  const numbers = shard.strategy!.matrix.shard;
  expect(numbers).toEqual(numbers.map((_, position) => position + 1));
  const build = shard.steps.find(({ run }) => run?.includes('--shard'))!.run!;
  const value = build
    .replace(`\${{ matrix.shard }}`, '2')
    .replace(`\${{ strategy.job-total }}`, String(numbers.length));
  const parsed = parseShard(value.split(' ').at(-1)!);
  expect(parsed).toEqual({ index: 2, count: numbers.length });

  const shards = getShardsFolder(withDefaults({}).outDir);
  const find = ({ steps }: { steps: WorkflowStep[] }, action: string) =>
    steps.find(({ uses }) => uses?.startsWith(action))?.with;
  const upload = find(shard, 'actions/upload-artifact')!;
  expect(upload).toMatchObject({ name: `shard-\${{ matrix.shard }}`, path: shards });
  expect(find(deploy, 'actions/download-artifact')).toEqual({
    path: shards,
    pattern: 'shard-*',
    'merge-multiple': true,
  });
  expect(deploy.steps.map(({ run }) => run)).toContain('npx octavo merge');
  // Dates of pages are part of the keys, so both jobs need the history.
  for (const job of [shard, deploy])
    expect(find(job, 'actions/checkout')).toEqual({ 'fetch-depth': 0 });
});

/** Step of a job. */
interface WorkflowStep {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
