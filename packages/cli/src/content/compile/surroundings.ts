import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { configFiles } from '../../config/load-config';
import { digestFile } from '../../files/digest';
import type { SiteConfig } from '../../model/config';

const LOCKFILES = [
  'pnpm-lock.yaml',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
];

type Site = Pick<SiteConfig, 'cwd' | 'configFile' | 'markdown' | 'plugins'>;

/**
 * What decides how a site comes out beside its settings and its files: Node, the packages that the lockfile pins, and
 * the code of plugins. Each as a text that changes with it.
 */
export function surroundings(site: Site, node = `${process.version} ${process.platform}`) {
  const files = [
    ...markdownPlugins(site),
    // A plugin may do anything; it stands in the configuration, or in what that imports.
    ...(site.plugins.length > 0 ? configFiles(site.configFile) : []),
  ];
  return [node, ...lockfiles(site.cwd), ...files.map((file) => digestFile(file) ?? '')];
}

/** Digests of the lockfiles of the nearest folder that has any, from a site upwards. */
function lockfiles(folder: string): string[] {
  const found = LOCKFILES.flatMap((name) => digestFile(join(folder, name)) ?? []);
  const parent = dirname(folder);
  return found.length > 0 || parent === folder ? found : lockfiles(parent);
}

/** Files of the plugins that a site names by module, with what they import by path. */
function markdownPlugins({ cwd, markdown }: Site): string[] {
  const require = createRequire(join(cwd, 'docs.config.ts'));
  return [...markdown.remarkPlugins, ...markdown.rehypePlugins].flatMap((ref) => {
    try {
      return configFiles(require.resolve(typeof ref === 'string' ? ref : ref[0]));
    } catch {
      // Loading it reports it.
      return [];
    }
  });
}
