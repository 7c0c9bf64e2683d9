import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LAB } from '../lab.mjs';
import { freePort } from '../measure/free-port.mjs';
import { killGroup, spawnGroup } from '../measure/spawn-group.mjs';
import { waitFor } from '../measure/wait.mjs';
import { packWorkspace } from './tarballs.mjs';

/**
 * Measures the time from an empty folder to the first page with `octavo init`. Packages in pnpm's
 * store are reused.
 *
 * @returns {Promise<{install: number, init: number, page: number}>} milliseconds of each step
 */
export async function measureFirstSite() {
  const folder = path.join(LAB, 'installs', 'first-site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const overrides = Object.entries(packWorkspace()).map(
    ([name, file]) => `  "${name}": "${file}"\n`,
  );
  const settings = `strictDepBuilds: false\noverrides:\n${overrides.join('')}`;
  const manifest = { private: true, devDependencies: { '@octavo/cli': '*' } };
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), settings);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const pnpm = ['npx', '--yes', 'pnpm@12', 'install', '--prefer-offline', '--no-frozen-lockfile'];
  const octavo = path.join(folder, 'node_modules/.bin/octavo');
  const install = timed(folder, pnpm);
  // The second installation adds React, which the generated package.json depends on.
  const init = timed(folder, [octavo, 'init', '--yes', '--lang', 'en,zh']) + timed(folder, pnpm);
  return { install, init, page: await firstPage(folder, octavo) };
}

function timed(cwd, [command, ...args]) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  return performance.now() - started;
}

async function firstPage(cwd, octavo) {
  const started = performance.now();
  const port = await freePort();
  const child = spawnGroup([octavo, 'dev', '--port', String(port)], { cwd, stdio: 'ignore' });
  const fetchPage = async () => {
    const response = await fetch(`http://localhost:${port}/guide/start`);
    return response.ok ? response.text() : undefined;
  };
  try {
    await waitFor(fetchPage, { every: 50, deadline: started + 60_000, what: 'page' });
    return performance.now() - started;
  } finally {
    killGroup(child.pid);
  }
}
