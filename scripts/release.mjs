// Releases the packages. Without arguments, it is a dry run: it clones the repository into a
// temporary folder, bumps the versions, builds, tests and packs the packages, and copies the
// tarballs to `release/`. With `--publish`, it bumps the versions in this working tree and
// publishes the packages to the registry.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkNode, pnpm, root, run } from './run.mjs';

const PACKAGES = ['mdx-plugins', 'search', 'theme', 'cli', 'plugins', 'migrate'];

checkNode();
const isPublishing = process.argv.includes('--publish');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--publish');
if (unknown.length > 0) {
  console.error(
    `Unknown argument: ${unknown.join(' ')}. The only supported argument is --publish.`,
  );
  process.exit(1);
}

/** Runs one step and exits if it fails. */
async function step(name, exitCode) {
  if ((await exitCode) === 0) return;
  console.error(`\n✗ The step "${name}" failed. Nothing was published.`);
  process.exit(1);
}

const folder = isPublishing ? root : mkdtempSync(join(tmpdir(), 'octavo-release-'));
const inFolder = { cwd: folder };
if (!isPublishing)
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
const test = ['exec', 'vitest', 'run', '-c', 'e2e/published/vitest.config.ts'];
await step('test the packed packages', pnpm(test, inFolder));

if (isPublishing) {
  await step('publish', pnpm(['exec', 'changeset', 'publish'], inFolder));
} else {
  const tarballs = join(folder, 'release');
  const filters = [...PACKAGES.map((name) => `@octavo/${name}`), 'create-octavo'].flatMap(
    (name) => ['--filter', name],
  );
  await step('pack', pnpm([...filters, 'pack', '--pack-destination', tarballs], inFolder));
  rmSync(join(root, 'release'), { recursive: true, force: true });
  cpSync(tarballs, join(root, 'release'), { recursive: true });
  const { version } = JSON.parse(readFileSync(join(folder, 'packages/cli/package.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n✓ Dry run of version ${version} succeeded. Tarballs in release/:`);
  for (const file of readdirSync(join(root, 'release'))) console.log(`  ${file}`);
}
