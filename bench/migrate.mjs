#!/usr/bin/env node
/**
 * Migrates public sites with `@octavo/migrate` and builds them without manual edits. Packages that the report names are
 * installed. The sites are read from bare Git repositories in the folder `--mirrors`, which are never committed.
 *
 *   node bench/migrate.mjs --mirrors ../mirrors --only redux,starlight
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { LAB, REPO } from './lab.mjs';
import { list } from './options.mjs';

/** Sites by name: repository, folders to read, and the folder of the site. */
const SITES = {
  rspack: ['web-infra-dev/rspack', ['website'], 'website'],
  rstest: ['web-infra-dev/rstest', ['website'], 'website'],
  rspress: ['web-infra-dev/rspress', ['website'], 'website'],
  rslib: ['web-infra-dev/rslib', ['website'], 'website'],
  vite: ['vitejs/vite', ['docs'], 'docs'],
  rolldown: ['rolldown/rolldown', ['docs'], 'docs'],
  vueuse: ['vueuse/vueuse', ['packages', 'meta'], 'packages'],
  redux: ['reduxjs/redux', ['docs', 'website'], 'website'],
  prettier: ['prettier/prettier', ['docs', 'website'], 'website'],
  'typescript-eslint': [
    'typescript-eslint/typescript-eslint',
    ['docs', 'packages/website', 'packages/eslint-plugin/docs', 'packages/rule-tester/src'],
    'packages/website',
  ],
  starlight: ['withastro/starlight', ['docs'], 'docs'],
  biome: ['biomejs/website', ['.'], '.'],
};

const { values } = parseArgs({
  options: { mirrors: { type: 'string' }, only: { type: 'string', default: '' } },
});
if (!values.mirrors) throw new Error('Pass the folder with the repositories as --mirrors.');
const mirrors = path.resolve(values.mirrors);
const names = list(values.only || Object.keys(SITES).join());
const lab = path.join(LAB, 'migrate');

/** Returns the Git directory of a repository: `owner+name/repo` or `owner/name.git`. */
function findMirror(repository) {
  const candidates = [`${repository.replace('/', '+')}/repo`, `${repository}.git`];
  return candidates.map((name) => path.join(mirrors, name)).find((folder) => existsSync(folder));
}

/** Writes the files of the last commit. Files that the repository lacks become empty. */
function checkOut(git, folders, target) {
  const tree = execFileSync('git', ['-C', git, 'ls-tree', '-rz', 'HEAD', '--', ...folders], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  for (const line of tree.split('\0').filter(Boolean)) {
    const [meta, file] = line.split('\t');
    const [mode, type, id] = meta.split(' ');
    if (type !== 'blob' || mode === '120000') continue;
    const { stdout } = spawnSync('git', ['-C', git, 'cat-file', 'blob', id], { maxBuffer: 1e9 });
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), stdout);
  }
}

/** Links the packages of this workspace, so that the site resolves them. */
function linkPackages(folder) {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@octavo'), { recursive: true });
  for (const name of ['cli', 'theme', 'search', 'mdx-plugins'])
    symlinkSync(path.join(REPO, 'packages', name), path.join(modules, '@octavo', name));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(REPO, 'node_modules', name), path.join(modules, name));
}

/** Installs the packages that a report names, next to the linked ones. */
function install(report, folder) {
  const missing = [...report.matchAll(/Run `npm install ((?:--save-dev )?[^`]+)`/g)]
    .flatMap(([, list]) => list.split(' '))
    .filter((name) => !name.startsWith('--'));
  if (missing.length === 0) return [];
  const packages = path.join(path.dirname(folder), `${path.basename(folder)}-packages`);
  mkdirSync(packages, { recursive: true });
  const args = ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...new Set(missing)];
  spawnSync('npm', args, { cwd: packages, stdio: 'ignore' });
  const modules = path.join(folder, 'node_modules');
  const found = execFileSync('ls', [path.join(packages, 'node_modules')], { encoding: 'utf8' });
  for (const name of found.split('\n').filter((each) => each && !each.startsWith('.'))) {
    const target = path.join(packages, 'node_modules', name);
    if (!existsSync(path.join(modules, name))) symlinkSync(target, path.join(modules, name));
  }
  return [...new Set(missing)];
}

console.log(
  '| site | pages | named items | installed packages | `octavo build`, s | errors |\n| --- | --: | --: | --: | --: | --: |',
);
for (const name of names) {
  const [repository, folders, site] = SITES[name];
  const git = findMirror(repository);
  if (!git) {
    console.log(`| ${name} | – | – | – | – | not in ${path.basename(mirrors)} |`);
    continue;
  }
  const folder = path.join(lab, name);
  rmSync(folder, { recursive: true, force: true });
  checkOut(git, folders, folder);
  linkPackages(folder);
  const run = (script, args, cwd) => {
    const command = [path.join(REPO, script), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    return { status, output: `${stdout}${stderr}` };
  };
  const migrated = run('packages/migrate/bin/octavo-migrate.mjs', [site], folder);
  writeFileSync(path.join(lab, `${name}-migrate.log`), migrated.output);
  const installed = install(migrated.output, folder);
  const started = performance.now();
  const built = run('packages/cli/bin/octavo.mjs', ['build'], path.join(folder, site));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  writeFileSync(path.join(lab, `${name}-build.log`), built.output);
  const items = /(\d+) items? could not be migrated/.exec(migrated.output)?.[1] ?? '0';
  const pages = /Built (\d+) pages/.exec(built.output)?.[1] ?? '–';
  const errors = built.status === 0 ? 0 : (/with (\d+) error/.exec(built.output)?.[1] ?? 'yes');
  console.log(`| ${name} | ${pages} | ${items} | ${installed.length} | ${seconds} | ${errors} |`);
}
