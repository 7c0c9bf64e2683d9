import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { findConfigFiles } from '../../config/load-config';
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
 * Returns strings that change whenever the environment of a build changes: the version of Node.js, the lockfiles and the
 * code of plugins. Settings and content files are not included.
 *
 * @param node - version and platform of Node.js
 */
export function getEnvironmentDigests(site: Site, node = `${process.version} ${process.platform}`) {
  const files = [
    ...markdownPluginFiles(site),
    // The code of plugins is in the configuration or in its imports.
    ...(site.plugins.length > 0 ? findConfigFiles(site.configFile) : []),
  ];
  return [node, ...lockfileDigests(site.cwd), ...files.map((file) => digestFile(file) ?? '')];
}

/** Returns the digests of the lockfiles in the nearest folder with lockfiles, starting at the site. */
function lockfileDigests(folder: string): string[] {
  const found = LOCKFILES.flatMap((name) => digestFile(join(folder, name)) ?? []);
  const parent = dirname(folder);
  return found.length > 0 || parent === folder ? found : lockfileDigests(parent);
}

/** Returns the files of the configured Markdown plugins and of their relative imports. */
function markdownPluginFiles({ cwd, markdown }: Site): string[] {
  const require = createRequire(join(cwd, 'docs.config.ts'));
  return [...markdown.remarkPlugins, ...markdown.rehypePlugins].flatMap((ref) => {
    try {
      return findConfigFiles(require.resolve(typeof ref === 'string' ? ref : ref[0]));
    } catch {
      // The error is reported when the plugin is loaded.
      return [];
    }
  });
}
