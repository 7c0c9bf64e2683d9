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
 * Returns strings that change whenever the build environment changes: Node.js version, lockfiles and plugin code.
 * Settings and content files are not included.
 *
 * @param node - Node.js version and platform
 */
export function getEnvironmentDigests(site: Site, node = `${process.version} ${process.platform}`) {
  const files = [
    ...markdownPluginFiles(site),
    // Plugins are defined in the configuration file or in its imports.
    ...(site.plugins.length > 0 ? findConfigFiles(site.configFile) : []),
  ];
  return [node, ...lockfileDigests(site.cwd), ...files.map((file) => digestFile(file) ?? '')];
}

/** Returns the digests of the lockfiles in the site folder, or in the nearest parent folder with lockfiles. */
function lockfileDigests(folder: string): string[] {
  const found = LOCKFILES.flatMap((name) => digestFile(join(folder, name)) ?? []);
  const parent = dirname(folder);
  return found.length > 0 || parent === folder ? found : lockfileDigests(parent);
}

/** Returns the files of the configured Markdown plugins, including their relative imports. */
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
