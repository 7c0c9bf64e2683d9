import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository that contains this folder. */
export const REPO = fileURLToPath(new URL('..', import.meta.url));

/** The folder for everything that is installed, generated and measured. Set `LAB` to move it. */
export const LAB = path.resolve(process.env.LAB ?? fileURLToPath(new URL('.lab', import.meta.url)));

/** The npm project of a peer, which is also the site that it builds. */
export const siteOf = (peer) => path.join(LAB, 'sites', peer.name);

/** The last site that a peer built with the given number of pages. */
export const outputOf = (peer, pages) => path.join(LAB, 'output', String(pages), peer.name);

/** The output of the last command of a peer. */
export const logOf = (peer) => path.join(LAB, 'logs', `${peer.name}.log`);

export const RESULTS = path.join(LAB, 'results');

/**
 * Returns the version of a package that the site of a peer resolves, or `undefined` if it is not
 * installed.
 */
export function installedVersion(peer, name) {
  const file = path.join(siteOf(peer), 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
