import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteOf } from '../lab.mjs';
import { toolchainOf } from '../peers/octavo.mjs';
import { installPeer } from '../setup/install-peer.mjs';

/** Fixtures with other settings, which the browser tests also use. */
const VARIANTS = [
  { name: 'basic-base', fixture: 'basic', env: { OCTAVO_BASE: '/docs/' } },
  {
    name: 'basic-relative',
    fixture: 'basic',
    env: { OCTAVO_BASE: './', OCTAVO_CLEAN_URLS: 'off' },
  },
  {
    name: 'basic-options',
    fixture: 'basic',
    config: {
      siteOrigin: 'https://example.com',
      logoText: 'Options',
      themeConfig: {
        announcement: { message: 'News' },
        hideNavbar: 'auto',
        lastUpdated: true,
        enableScrollToTop: true,
        footer: { message: 'Footer' },
        socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com/repository' }],
      },
    },
  },
  {
    name: 'links-as-warnings',
    fixture: 'links',
    config: {
      check: { rules: { 'dead-link': 'warn', 'dead-anchor': 'warn', 'dead-asset': 'warn' } },
    },
  },
];

/**
 * Lists the sites to build: the documentation, every fixture of the browser tests, variants of them, and the folders in
 * `extra`.
 *
 * @param {string} checkout checkout that contains the sites
 * @param {string} [extra] folder with more sites
 * @returns {{name: string, source: string, env?: Record<string, string>, config?: object}[]}
 */
export function listSites(checkout, extra) {
  const fixtures = path.join(checkout, 'e2e/fixtures');
  return [
    { name: 'docs', source: path.join(checkout, 'sites/docs') },
    ...foldersIn(fixtures),
    ...VARIANTS.map(({ fixture, ...site }) => ({ ...site, source: path.join(fixtures, fixture) })),
    ...(extra ? foldersIn(path.resolve(extra)) : []),
  ];
}

/**
 * Copies a site to the lab and links it to the packages of a checkout.
 *
 * @param {string} side `old` or `new`
 * @returns a peer, as in `peers/`
 */
export function copySite(side, checkout, { name, source, config }) {
  const peer = peerFor(side, checkout, name);
  const site = siteOf(peer);
  rmSync(site, { recursive: true, force: true });
  const excluded = new Set(
    ['node_modules', 'dist', '.turbo'].map((entry) => path.join(source, entry)),
  );
  cpSync(source, site, { recursive: true, filter: (file) => !excluded.has(file) });
  if (config) overrideConfig(site, config);
  commitAll(site);
  installPeer(peer);
  return peer;
}

/** Returns the peer that builds a site in the lab with the packages of a checkout. */
export function peerFor(side, checkout, name) {
  return {
    name: `compare-${side}-${name}`,
    mainPackage: '@octavo/cli',
    ...toolchainOf(checkout),
    caches: ['node_modules/.cache'],
    output: 'dist',
  };
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, source: path.join(folder, name) }))
    .filter(({ source }) => existsSync(path.join(source, 'docs.config.ts')));
}

function overrideConfig(site, config) {
  renameSync(path.join(site, 'docs.config.ts'), path.join(site, 'fixture.config.ts'));
  writeFileSync(
    path.join(site, 'docs.config.ts'),
    `import fixture from './fixture.config';\n\nexport default { ...fixture, ...${JSON.stringify(config)} };\n`,
  );
}

/** Commits all files with a fixed date, because pages show the time of their last commit. */
function commitAll(site) {
  const date = '2026-01-02T03:04:05Z';
  const author = { NAME: 'Bench', EMAIL: 'bench@example.com', DATE: date };
  const env = { ...process.env };
  for (const role of ['AUTHOR', 'COMMITTER'])
    for (const [key, value] of Object.entries(author)) env[`GIT_${role}_${key}`] = value;
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'Copy'],
  ])
    execFileSync('git', args, { cwd: site, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
