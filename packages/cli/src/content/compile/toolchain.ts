import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { digest } from '../../files/digest';
import { filesBelow } from '../../files/files-below';
import { installedVersion } from '../../files/installed-version';

const OWN_PACKAGES = [
  '@octavo/cli/package.json',
  '@octavo/mdx-plugins',
  '@octavo/theme',
  '@octavo/search',
];
/** Those that are not part of our own code. */
const LIBRARIES = ['@rspack/core', 'react', 'react-dom'];

/** What made the outputs: our own packages by their code, and libraries by their version. */
export function toolchainDigest(): string {
  const require = createRequire(import.meta.url);
  const own = OWN_PACKAGES.flatMap((name) => {
    const folder = packageFolder(require, name);
    const dist = join(folder, 'dist');
    return filesBelow(dist)
      .filter((path) => /\.(?:js|css|json)$/.test(path))
      .map((path) => digest(path, readFileSync(join(dist, path))));
  });
  const versions = LIBRARIES.map(
    (name) => `${name}@${installedVersion(name, [import.meta.url]) ?? 'none'}`,
  );
  return digest(...own, ...versions);
}

function packageFolder(require: NodeJS.Require, name: string): string {
  const entry = require.resolve(name);
  return entry.endsWith('package.json')
    ? dirname(entry)
    : join(entry.slice(0, entry.lastIndexOf('dist')));
}
