// A release. Without arguments nothing leaves this machine: a clean clone is versioned, built, examined and packed, and
// the tarballs are put in `release/`. With `--publish` the versions go into this tree and the packages to the registry.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkNode, pnpm, root, run } from './run.mjs';

const PACKAGES = ['mdx-plugins', 'search', 'theme', 'cli'];

checkNode();
const publishes = process.argv.includes('--publish');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--publish');
if (unknown.length > 0) {
  console.error(`Expected nothing or --publish, got ${unknown.join(' ')}.`);
  process.exit(1);
}

/** Run one step; a release ends with the first that fails. */
async function step(name, code) {
  if ((await code) === 0) return;
  console.error(`\n✗ ${name}: nothing was published.`);
  process.exit(1);
}

const folder = publishes ? root : mkdtempSync(join(tmpdir(), 'octavo-release-'));
const inFolder = { cwd: folder };
if (!publishes)
  await step('clone', run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]));

await step('install', pnpm(['install', '--frozen-lockfile'], inFolder));
await step('versions', pnpm(['exec', 'changeset', 'version'], inFolder));
const build = [
  'exec',
  'turbo',
  'run',
  'build',
  '--filter=./packages/*',
  '--output-logs=errors-only',
];
await step('build', pnpm(build, inFolder));
const examine = ['exec', 'vitest', 'run', '-c', 'e2e/published/vitest.config.ts'];
await step('packages as published', pnpm(examine, inFolder));

if (publishes) {
  await step('publish', pnpm(['exec', 'changeset', 'publish'], inFolder));
} else {
  const tarballs = join(folder, 'release');
  const filters = PACKAGES.flatMap((name) => ['--filter', `@octavo/${name}`]);
  await step('pack', pnpm([...filters, 'pack', '--pack-destination', tarballs], inFolder));
  rmSync(join(root, 'release'), { recursive: true, force: true });
  cpSync(tarballs, join(root, 'release'), { recursive: true });
  const { version } = JSON.parse(readFileSync(join(folder, 'packages/cli/package.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n✓ Version ${version} would be published; its tarballs are in release/:`);
  for (const file of readdirSync(join(root, 'release'))) console.log(`  ${file}`);
}
