import { randomUUID } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findConfigFiles } from '../../config/load-config';
import {
  getNamedLanguages,
  getNamedPlugins,
  getNamedTransformers,
} from '../../config/named-modules';
import { LOCKFILES } from '../../files/checkout';
import { digestFile } from '../../files/digest';
import { resolveNodeModule } from '../../files/resolve-node-module';
import type { SiteConfig } from '../../model/config';
import { isToolchainModule } from './toolchain';

type Site = Pick<SiteConfig, 'cwd' | 'configFile' | 'markdown' | 'plugins'>;

/** Part of the digests that are only valid in this process. */
const processId = randomUUID();

/** First digest of each file that is loaded only once, or `undefined` if the file has changed since. */
const firstDigests = new Map<string, string | null | undefined>();

/**
 * Returns strings that change whenever the build environment changes: Node.js version, lockfiles and plugin code.
 * Settings and content files are not included.
 *
 * @param node - Node.js version and platform
 */
export function getEnvironmentDigests(site: Site, node = `${process.version} ${process.platform}`) {
  const configFiles = [
    // Functions and options that are not JSON-serializable have no identity across processes.
    ...(getMarkdownPlugins(site).some(({ inline }) => inline) ? localConfigFiles(site) : []),
    // Plugins are defined in the configuration file or in its imports.
    ...(site.plugins.length > 0 ? findConfigFiles(site.configFile) : []),
  ];
  // The configuration is loaded again after a change, but its JavaScript imports are not.
  const isReloaded = (file: string) => file === site.configFile || !/\.[cm]?js$/.test(file);
  return [
    node,
    ...lockfileDigests(site.cwd),
    ...getCompilerModules(site).map((file) => digestLoadedFile(file) ?? ''),
    ...configFiles.map((file) => (isReloaded(file) ? digestFile : digestLoadedFile)(file) ?? ''),
  ];
}

/**
 * Returns the digest of a file that this process loads only once. If the file has changed since the first call, the
 * loaded version is unknown, so the digest is different in each process.
 */
function digestLoadedFile(file: string): string | null {
  const current = digestFile(file);
  if (!firstDigests.has(file)) firstDigests.set(file, current);
  if (firstDigests.get(file) === current) return current;
  firstDigests.set(file, undefined);
  return `${current} ${processId}`;
}

/** Returns the digests of the lockfiles in the site folder, or in the nearest parent folder with lockfiles. */
function lockfileDigests(folder: string): string[] {
  const found = LOCKFILES.flatMap((name) => digestLoadedFile(join(folder, name)) ?? []);
  const parent = dirname(folder);
  return found.length > 0 || parent === folder ? found : lockfileDigests(parent);
}

function getMarkdownPlugins(site: Site) {
  return (['remarkPlugins', 'rehypePlugins'] as const).flatMap((list) =>
    getNamedPlugins(site, list),
  );
}

/**
 * Returns the files of the configured Markdown plugins, Shiki transformers and languages, including their relative
 * imports.
 */
export function getCompilerModules(site: Site): string[] {
  const plugins = getMarkdownPlugins(site).filter(
    ({ inline }) => typeof inline?.().plugin !== 'function',
  );
  return [...plugins, ...getNamedTransformers(site), ...getNamedLanguages(site)].flatMap(
    ({ module }) => moduleFiles(module, site.cwd),
  );
}

/** Returns the files of a module, including its relative imports. Returns `[]` if the module cannot be resolved. */
function moduleFiles(specifier: string, folder: string): string[] {
  try {
    return findConfigFiles(resolveNodeModule(specifier, folder));
  } catch {
    // The error is reported when the module is loaded.
    return [];
  }
}

/**
 * Returns the configuration file, its relative imports, and the linked packages that it imports, except those of the
 * toolchain. Lockfiles include the versions of installed packages, but not the code of linked ones.
 */
export function localConfigFiles({ configFile }: Pick<Site, 'configFile'>): string[] {
  const files = findConfigFiles(configFile);
  const linked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^.'"/][^'"]*)['"]/g)]
      .filter(([, specifier]) => !isToolchainModule(specifier!))
      .flatMap(([, specifier]) => moduleFiles(specifier!, dirname(file)))
      .map((path) => realpathSync(path))
      .filter((path) => !/[\\/]node_modules[\\/]/.test(path)),
  );
  return [...new Set([...files, ...linked])];
}
