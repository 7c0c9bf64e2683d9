import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { siteOf } from '../lab.mjs';
import { npmInstall } from './npm-install.mjs';

/** Installs the project of a peer. Does nothing if the required packages are already installed. */
export function installPeer(peer) {
  const site = siteOf(peer);
  mkdirSync(path.join(site, 'node_modules'), { recursive: true });
  const changed = writeManifest(peer, path.join(site, 'package.json'));
  if (peer.links) linkPackages(site, peer.links);
  else if (changed || !existsSync(path.join(site, 'node_modules', peer.mainPackage)))
    npmInstall(site);
}

function writeManifest(peer, file) {
  const { name, packages: dependencies, overrides } = peer;
  const manifest = {
    name: `bench-${name}`,
    private: true,
    type: 'module',
    dependencies,
    overrides,
  };
  const text = JSON.stringify(manifest, null, 2);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

function linkPackages(site, links) {
  for (const [name, target] of Object.entries(links)) {
    if (!existsSync(target))
      throw new Error(`${target} does not exist. Install the workspace first.`);
    const link = path.join(site, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { force: true, recursive: true });
    symlinkSync(realpathSync(target), link);
  }
}
