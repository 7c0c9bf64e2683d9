import { createRequire } from 'node:module';

/** The version of this package. */
export function ownVersion(): string {
  const manifest = createRequire(import.meta.url)('@octavo/cli/package.json') as {
    version: string;
  };
  return manifest.version;
}
