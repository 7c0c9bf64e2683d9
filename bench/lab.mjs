import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository that holds this folder. */
export const REPO = fileURLToPath(new URL('..', import.meta.url));

/** Where everything that is installed, generated and measured lies. `LAB` moves it. */
export const LAB = path.resolve(process.env.LAB ?? fileURLToPath(new URL('.lab', import.meta.url)));

/** A peer's npm project, which is also the site it builds. */
export const siteOf = (peer) => path.join(LAB, 'sites', peer.name);

/** The last site a peer built at one size. */
export const outputOf = (peer, pages) => path.join(LAB, 'output', String(pages), peer.name);

/** What a peer printed during its last command. */
export const logOf = (peer) => path.join(LAB, 'logs', `${peer.name}.log`);

export const RESULTS = path.join(LAB, 'results');

/** Version of a package as a peer's site sees it, or `undefined` before it is installed. */
export function installedVersion(peer, name) {
  const file = path.join(siteOf(peer), 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
