import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Pluggable } from 'unified';

/** Import the plugins a site names by module, from where the site's configuration stands. */
export function loadPlugins(
  refs: readonly (string | [string, unknown])[],
  cwd: string,
): Promise<Pluggable[]> {
  const require = createRequire(join(cwd, 'docs.config.ts'));
  return Promise.all(
    refs.map(async (ref): Promise<Pluggable> => {
      const [specifier, options] = typeof ref === 'string' ? [ref, undefined] : ref;
      const module = (await import(pathToFileURL(require.resolve(specifier)).href)) as {
        default: Pluggable;
      };
      return [module.default, options] as Pluggable;
    }),
  );
}
