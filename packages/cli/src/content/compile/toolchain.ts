import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { digest } from '../../files/digest';
import { getInstalledVersion } from '../../files/installed-version';
import { listFiles } from '../../files/list-files';

const OCTAVO_PACKAGES = [
  '@octavo/cli/package.json',
  '@octavo/mdx-plugins',
  '@octavo/theme',
  '@octavo/search',
];
/** Dependencies that affect the build output. */
const LIBRARIES = ['@rspack/core', 'react', 'react-dom'];

/** Checks whether the digest of the toolchain contains the code of a module. */
export function isToolchainModule(specifier: string): boolean {
  return OCTAVO_PACKAGES.some((name) => {
    const folder = name.replace('/package.json', '');
    return specifier === folder || specifier.startsWith(`${folder}/`);
  });
}

/** Returns a digest of the toolchain: the code of all Octavo packages and the versions of its main dependencies. */
export function getToolchainDigest(): string {
  const require = createRequire(import.meta.url);
  const code = OCTAVO_PACKAGES.flatMap((name) => {
    const folder = packageFolder(require, name);
    const dist = join(folder, 'dist');
    return listFiles(dist)
      .filter((path) => /\.(?:js|css|json)$/.test(path))
      .map((path) => digest(path, readFileSync(join(dist, path))));
  });
  const versions = LIBRARIES.map(
    (name) => `${name}@${getInstalledVersion(name, [import.meta.url]) ?? 'none'}`,
  );
  return digest(...code, ...versions);
}

function packageFolder(require: NodeJS.Require, name: string): string {
  const entry = require.resolve(name);
  return entry.endsWith('package.json')
    ? dirname(entry)
    : join(entry.slice(0, entry.lastIndexOf('dist')));
}
