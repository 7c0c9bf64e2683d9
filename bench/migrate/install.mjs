import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Installs the packages that a report names, next to the linked ones. Returns their names, and those that failed. */
export function install(report, folder) {
  const names = [...report.matchAll(/Run `npm install ((?:--save-dev )?[^`]+)`/g)]
    .flatMap(([, list]) => list.split(' '))
    .filter((name) => !name.startsWith('--'));
  const missing = [...new Set(names)];
  const packages = path.join(path.dirname(folder), `${path.basename(folder)}-packages`);
  mkdirSync(packages, { recursive: true });
  // Without a manifest, npm installs into the workspace above.
  writeFileSync(path.join(packages, 'package.json'), '{ "private": true }\n');
  const failed = installAll(missing, packages)
    ? []
    : missing.filter((name) => !installAll([name], packages));
  linkAll(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'));
  return { installed: missing.filter((name) => !failed.includes(name)), failed };
}

function installAll(names, cwd) {
  if (names.length === 0) return true;
  const args = [
    'install',
    '--legacy-peer-deps',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...names,
  ];
  return spawnSync('npm', args, { cwd, stdio: 'ignore' }).status === 0;
}

/** Links the packages of a folder, including those of scopes that both folders have. */
function linkAll(from, to) {
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    if (name.startsWith('.')) continue;
    const target = path.join(to, name);
    if (!existsSync(target)) symlinkSync(path.join(from, name), target);
    else if (name.startsWith('@')) linkAll(path.join(from, name), target);
  }
}
