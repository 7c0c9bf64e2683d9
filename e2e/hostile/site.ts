import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { linkPackages, siteFolder } from '../support/sites';

/** File contents by path relative to the site. `null` leaves out a file of the base site. */
export type Files = Record<string, string | Buffer | null>;

const BASE: Files = {
  'package.json': '{ "type": "module" }',
  'docs.config.mjs': "export default { title: 'Site' };\n",
  'content/index.md': '# Home\n',
  'content/guide.md': '# Guide\n\n## First\n',
};

/** Creates a small site with the given files. */
export function createSite(name: string, files: Files = {}): string {
  const site = siteFolder(`hostile-${name}`);
  rmSync(site, { recursive: true, force: true });
  for (const [path, content] of Object.entries({ ...BASE, ...files })) {
    if (content === null) continue;
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  linkPackages(site);
  return site;
}

/** Returns the contents of all files of the author, by path. Excludes the output folder and `node_modules`. */
export function readSources(site: string): Record<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/^[/\\](?:dist|node_modules)[/\\]/.test(path.slice(site.length)));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'latin1')]));
}
