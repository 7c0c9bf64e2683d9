import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { LAB } from '../lab.mjs';
import { npmInstall } from '../setup/npm-install.mjs';
import { packWorkspace } from './tarballs.mjs';

/**
 * Installs the packages that a site of a peer needs into an empty folder, and counts them.
 *
 * @returns {{packages: number, bytes: number}}
 */
export function installFresh(peer) {
  const folder = path.join(LAB, 'installs', peer.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const own = peer.links ? packWorkspace() : {};
  const react = peer.links ? { react: '^19.3.1', 'react-dom': '^19.3.1' } : {};
  const manifest = {
    private: true,
    dependencies: peer.packages ?? { ...own, ...react },
    // The packages of this repository can only be installed from their tarballs.
    overrides:
      peer.overrides ?? Object.fromEntries(Object.keys(own).map((name) => [name, `$${name}`])),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  npmInstall(folder);
  return count(path.join(folder, 'node_modules'));
}

function count(modules) {
  const files = readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const bytes = files.reduce((sum, file) => sum + lstatSync(file).size, 0);
  return { packages: files.filter(isPackage).length, bytes };
}

/**
 * Checks whether a package.json belongs to an installed package, and not to a folder inside one.
 */
function isPackage(file) {
  if (!/[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/]package\.json$/.test(file))
    return false;
  if (!existsSync(file)) return false;
  return JSON.parse(readFileSync(file, 'utf8')).version !== undefined;
}
