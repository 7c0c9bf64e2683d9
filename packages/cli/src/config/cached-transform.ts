import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { createJiti, type JitiOptions } from 'jiti';

import { ContentCache } from '../files/content-cache';
import { digest } from '../files/digest';
import { getInstalledVersion } from '../files/installed-version';

/** Loading the compiler and compiling takes longer than everything else that is done to load a small configuration. */
export interface CachedTransform {
  transform: NonNullable<JitiOptions['transform']>;
  /** Writes the cache, if a module was compiled. */
  save: () => void;
}

/**
 * Creates the function that compiles the configuration and its imports for jiti. The result is cached in the site folder.
 * The cache of jiti is not used, because it does not notice invalid files.
 *
 * @param file - configuration file
 * @param cwd - site folder
 */
export function createCachedTransform(file: string, cwd: string): CachedTransform {
  const modules = join(cwd, 'node_modules');
  const version = getInstalledVersion('jiti', [import.meta.url]) ?? '';
  const cache = new ContentCache<string>(
    join(modules, '.cache/octavo/configuration.json'),
    digest(version, process.version),
  );
  const jiti = createJiti(file, { fsCache: false });
  return {
    transform: (options) => ({
      code: cache.get(
        options.filename ?? '',
        JSON.stringify(options),
        () => jiti.transform(options),
        // jiti returns syntax errors as code.
        (code) => !code.includes('__JITI_ERROR__'),
      ),
    }),
    save() {
      if (existsSync(modules)) cache.save();
    },
  };
}
