import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serializeReplaceRules } from '../content/scan/replace-rules';
import { digest } from '../files/digest';
import { getInstalledVersion } from '../files/installed-version';
import { readJson } from '../files/read-json';
import { readSource } from '../files/read-source';
import type { SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';

/** Returns the versions of the packages that blocks use, as they are installed in a folder. */
export function readVersions({
  cwd,
  test,
}: Pick<SiteConfig, 'cwd' | 'test'>): Record<string, string> {
  const manifest = join(cwd, 'package.json');
  const names = test.packages.length > 0 ? test.packages : readDependencies(manifest);
  return Object.fromEntries(
    names.map((name) => [name, getInstalledVersion(name, [manifest]) ?? 'not installed']),
  );
}

/**
 * Returns the names of all dependencies in a `package.json`.
 *
 * @throws {OctavoError} `CONFIG_INVALID` if the file cannot be read
 */
export function readDependencies(manifest: string): string[] {
  if (!existsSync(manifest)) return [];
  const { text, problem: unreadable } = readSource(manifest);
  const { value, problem = unreadable } = readJson(manifest, text);
  if (problem) throw new OctavoError('CONFIG_INVALID', '', { problems: [problem] });
  const { dependencies, devDependencies } = (value ?? {}) as {
    dependencies?: object;
    devDependencies?: object;
  };
  return Object.keys({ ...dependencies, ...devDependencies });
}

/**
 * Returns a digest of the code that reads pages.
 *
 * @param module - URL of the module that reads them
 */
export function digestCode(module: string): string {
  // The name of a shared chunk changes with its content, and is in the code that imports it.
  const parser = createRequire(import.meta.url).resolve('@octavo/mdx-plugins');
  return digest(...[fileURLToPath(module), parser].map((file) => readFileSync(file)));
}

/** Returns a digest of what affects all jobs: the code that runs them, the versions and the settings. */
export function digestEnvironment(
  { cwd, test }: SiteConfig,
  versions: Record<string, string>,
): string {
  const { include: _include, exclude: _exclude, badge: _badge, ...settings } = test;
  const ignore = serializeReplaceRules({ replaceRules: test.ignore });
  const tsconfig = join(cwd, test.tsconfig);
  return digest(
    digestCode(import.meta.url),
    existsSync(tsconfig) ? readFileSync(tsconfig) : '',
    JSON.stringify([process.version, process.platform, versions, { ...settings, ignore }]),
  );
}
