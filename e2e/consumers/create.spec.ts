import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { PACKAGES, packAll } from '../support/pack';
import { repository, run, work } from './install';
import { type Served, serveWith } from './serve';
import { collectConsoleMessages } from './theme-components';

// All tests share the registry, which takes most of the time to start.
test.describe.configure({ mode: 'default' });

/** Packages from npm stay in this folder, so that later runs do not download them again. */
const folder = join(work, 'create');
/** A registry that accepts packages from everyone, and gets all other packages from npm. */
const CONFIG = {
  storage: './storage',
  uplinks: { npm: { url: 'https://registry.npmjs.org/' } },
  packages: {
    '@octavo/*': { access: '$all', publish: '$all' },
    'create-octavo': { access: '$all', publish: '$all' },
    '**': { access: '$all', proxy: 'npm' },
  },
  log: { type: 'stdout', level: 'warn' },
};

/** Installed outside the workspace, because its 300 packages are not needed for anything else. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '^6.1.0' },
  // Verdaccio depends on a tag of this package, which mirrors of the registry can lack.
  overrides: { 'node-fetch': '2.7.0' },
};

let registry: Served;
let env: Record<string, string>;

test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  // A registry accepts each version only once.
  for (const path of ['storage/@octavo', 'storage/create-octavo'])
    rmSync(join(folder, path), { recursive: true, force: true });
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(CONFIG));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(VERDACCIO));
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  const args = ['--config', 'config.yaml', '--listen'];
  registry = await serveWith(folder, 'node_modules/.bin/verdaccio', args);
  // npm does not publish without a token, although the registry does not check it.
  const token = `//${new URL(registry.url).host}/:_authToken=test\n`;
  writeFileSync(join(folder, '.npmrc'), `registry=${registry.url}/\n${token}`);
  env = {
    npm_config_userconfig: join(folder, '.npmrc'),
    npm_config_cache: join(folder, 'cache'),
    npm_config_registry: `${registry.url}/`,
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  };
  const tarballs = packAll(join(folder, 'tarballs'));
  const created = join(folder, 'created');
  const pack = ['--yes', 'pnpm@12', '--filter', 'create-octavo', 'pack'];
  run(repository, 'npx', [...pack, '--out', join(created, 'create-octavo.tgz')]);
  // Provenance requires a CI provider.
  for (const file of [
    ...PACKAGES.map((name) => tarballs[name]),
    join(created, 'create-octavo.tgz'),
  ])
    run(folder, 'npm', ['publish', file, '--tag', 'latest', '--no-provenance'], env);
});
test.afterAll(() => registry?.close());

/** Creates and builds a site as a user does, and serves the build. */
async function create(
  name: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const site = join(folder, name);
  rmSync(site, { recursive: true, force: true });
  run(folder, 'npm', ['create', 'octavo@latest', name, '--', '--yes', ...args], env);
  run(site, 'npm', ['run', 'build'], { ...env, ...variables });
  const report = run(site, 'node_modules/.bin/octavo', ['check', '--format', 'json'], variables);
  expect(JSON.parse(report)).toMatchObject({ errors: 0, warnings: 0 });
  return serveWith(site, 'node_modules/.bin/octavo', ['preview', '--port'], { variables });
}

test('npm create octavo creates a site without errors and warnings', async ({ page }) => {
  const served = await create('my-docs', []);
  const messages = collectConsoleMessages(page);
  await page.goto(served.url);
  await expect(page.getByRole('heading', { level: 1, name: 'My docs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write Markdown' })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  expect(messages).toEqual([]);
  served.close();
});

test('the template docs-i18n is a site in two languages, at the base path of its workflow', async ({
  page,
}) => {
  // The variables that the workflow sets.
  const variables = { BASE_PATH: '/repo', SITE_ORIGIN: 'https://me.github.io' };
  const served = await create('translated', ['--template', 'docs-i18n'], variables);
  const messages = collectConsoleMessages(page);
  // The first visit stores the language of the browser, and later visits do not redirect.
  await page.goto(`${served.url}/repo/guide/start`);
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.goto(`${served.url}/repo/zh/guide/start`);
  await expect(page.getByRole('heading', { level: 1, name: '快速开始' })).toBeVisible();
  expect(messages).toEqual([]);
  served.close();
});
