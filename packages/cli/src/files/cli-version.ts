import { createRequire } from 'node:module';

/** Returns the version of `@octavo/cli`. */
export function getCliVersion(): string {
  const manifest = createRequire(import.meta.url)('@octavo/cli/package.json') as {
    version: string;
  };
  return manifest.version;
}
