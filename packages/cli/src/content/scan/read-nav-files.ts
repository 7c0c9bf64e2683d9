import { dirname, join } from 'node:path';

import { navFileSchema } from '@octavo/theme/schema';
import { glob } from 'tinyglobby';

import { findInvalidPatterns } from '../../config/find-invalid-patterns';
import { findUnsafeLinks } from '../../config/find-unsafe-links';
import { readJsonFile } from '../../config/read-json-file';
import { metaFileSchema } from '../../config/schema/meta-file';
import { positionAt } from '../../files/read-json';
import { readSource } from '../../files/read-source';
import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import type { NavFiles } from '../../model/nav-files';
import { compareByCodeUnit } from './by-code-unit';
import type { PluginNavFile } from './plugin-pages';

const PATTERNS = ['**/_meta.json', '**/_nav.json'];

/**
 * Reads and validates all `_meta.json` and `_nav.json` files in the content root.
 *
 * @param added files of plugins, which files in the content root replace
 */
export async function readNavFiles(
  { root, gitVersions }: Pick<SiteConfig, 'root' | 'gitVersions'>,
  added: readonly PluginNavFile[] = [],
): Promise<{ files: NavFiles; problems: Problem[] }> {
  const files: NavFiles = { metas: new Map(), navs: new Map() };
  const problems: Problem[] = [];
  const fileByPath = new Map(added.map(({ path, filePath }) => [path, filePath]));
  const folders = [['', root] as const, ...toFolders(gitVersions)];
  for (const [prefix, cwd] of folders) {
    for (const path of await glob(PATTERNS, { cwd, ignore: ['**/node_modules/**'] }))
      fileByPath.set(prefix + path, join(cwd, path));
  }
  for (const [path, file] of [...fileByPath].sort(([a], [b]) => compareByCodeUnit(a, b))) {
    const { text: source, problem } = readSource(file);
    if (problem) {
      problems.push(problem);
      continue;
    }
    const folder = dirname(path) === '.' ? '' : dirname(path);
    if (path.endsWith('_nav.json')) {
      const nav = readJsonFile(file, source, navFileSchema, (value) => [
        ...findUnsafeLinks(value),
        ...findInvalidPatterns(value),
      ]);
      if (nav.problems) problems.push(...nav.problems);
      else files.navs.set(folder, { file, source, items: getEntries(nav.value) });
    } else {
      const meta = readJsonFile(file, source, metaFileSchema, findUnsafeLinks);
      if (meta.problems) problems.push(...meta.problems);
      else files.metas.set(folder, { file, source, entries: getEntries(meta.value) });
    }
  }
  return { files, problems };
}

function toFolders(versions: SiteConfig['gitVersions'] = new Map()) {
  return [...versions].map(([name, { folder }]) => [`${name}/`, folder] as const);
}

/** Returns the entries in a nav or meta file, which contains an array or an object with an `items` array. */
function getEntries<T>(value: T[] | { items: T[] }): T[] {
  return Array.isArray(value) ? value : value.items;
}

/** Locates an entry: returns the position of the first occurrence of its name, link, label, text or type. */
export function findEntryPosition(
  entry: unknown,
  source: string,
): { line: number; column: number } {
  const fields = entry as {
    name?: unknown;
    label?: unknown;
    link?: unknown;
    text?: unknown;
    type?: unknown;
  };
  const name =
    typeof entry === 'string'
      ? entry
      : (fields?.name ?? fields?.link ?? fields?.label ?? fields?.text ?? fields?.type);
  const at = Math.max(0, source.indexOf(JSON.stringify(name)));
  return positionAt(at, source);
}
