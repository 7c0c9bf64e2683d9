import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LAB } from '../lab.mjs';
import { npmInstall } from './npm-install.mjs';

/**
 * Starlight requires Node.js 22.12 or newer. All tools use the same version, to make the comparison
 * fair.
 */
const NODE_VERSION = '24';

/** Returns the folder of the `node` that every tool runs on, and installs it if it is missing. */
export function nodeFolder() {
  const root = path.join(LAB, 'node');
  const bin = path.join(root, 'node_modules/node/bin');
  if (!existsSync(path.join(bin, 'node'))) {
    mkdirSync(root, { recursive: true });
    const manifest = { private: true, dependencies: { node: NODE_VERSION } };
    writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest, null, 2));
    npmInstall(root);
  }
  return bin;
}
