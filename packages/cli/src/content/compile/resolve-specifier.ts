import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Find the file an import of a page means: relative, through an alias of the site, or in a package. */
export function resolveSpecifier(
  specifier: string,
  fromFile: string,
  alias: Record<string, string>,
): string | undefined {
  if (/^\.{1,2}\//.test(specifier)) return existing(resolve(dirname(fromFile), specifier));
  for (const [name, target] of Object.entries(alias)) {
    if (specifier === name) return existing(target);
    if (specifier.startsWith(`${name}/`))
      return existing(join(target, specifier.slice(name.length + 1)));
  }
  if (specifier.startsWith('/')) return existing(specifier);
  try {
    return createRequire(fromFile).resolve(specifier);
  } catch {
    return undefined;
  }
}

function existing(path: string): string | undefined {
  return ['', '.mdx', '.md', '/index.mdx', '/index.md']
    .map((end) => path + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}
