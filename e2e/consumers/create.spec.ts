import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { PACKAGES, packAll } from '../support/pack';
import { repository, run } from './install';
import { type Served, serveWith } from './serve';
import { collectConsoleMessages } from './theme-components';

const folder = join(tmpdir(), `octavo-create-${process.pid}`);
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
  mkdirSync(folder);
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
  for (const file of [
    ...PACKAGES.map((name) => tarballs[name]),
    join(created, 'create-octavo.tgz'),
  ])
    run(folder, 'npm', ['publish', file, '--tag', 'latest'], env);
});
test.afterAll(() => {
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Creates and builds a site as a user does, and serves the build. */
async function create(name: string, ...args: string[]): Promise<Served> {
  run(folder, 'npm', ['create', 'octavo@latest', name, '--', '--yes', ...args], env);
  const site = join(folder, name);
  run(site, 'npm', ['run', 'build'], env);
  return serveWith(site, 'node_modules/.bin/octavo', ['preview', '--port']);
}

test('npm create octavo creates a site that builds without warnings', async ({ page }) => {
  const served = await create('my-docs');
  const messages = collectConsoleMessages(page);
  await page.goto(served.url);
  await expect(page.getByRole('heading', { level: 1, name: 'My docs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write Markdown' })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  expect(messages).toEqual([]);
  served.close();

  // The variables that the workflow sets.
  const site = join(folder, 'my-docs');
  run(site, 'npm', ['run', 'build'], {
    ...env,
    BASE_PATH: '/repo',
    SITE_ORIGIN: 'https://me.github.io',
  });
  process.env.BASE_PATH = '/repo';
  const host = await serveWith(site, 'node_modules/.bin/octavo', ['preview', '--port']);
  delete process.env.BASE_PATH;
  await page.goto(`${host.url}/repo/guide/start`);
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  host.close();
});

test('the template docs-i18n is a site in two languages', async ({ page }) => {
  const served = await create('translated', '--template', 'docs-i18n');
  const messages = collectConsoleMessages(page);
  await page.goto(`${served.url}/zh/guide/start`);
  await expect(page.getByRole('heading', { level: 1, name: '快速开始' })).toBeVisible();
  await page.goto(`${served.url}/guide/start`);
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  expect(messages).toEqual([]);
  served.close();
});
