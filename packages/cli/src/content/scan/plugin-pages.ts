import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import { invalidResultError } from '../../plugin-host/plugin-error';
import { runPages } from '../../plugin-host/plugin-host';
import { routeOf } from './route-of';

/** Pages that plugins add. Text without a file gets one in the cache, so that the rest of a build reads files alone. */
export async function pluginPages(config: SiteConfig): Promise<SourceFile[]> {
  const found = await runPages(config);
  return found.map(({ plugin, page: { path, content, file } }) => {
    if (!/^[^/\\].*\.(?:mdx?|[jt]sx?)$/.test(path) || normalize(path).startsWith('..')) {
      const expected = 'paths relative to the content root, such as guide/start.mdx';
      throw invalidResultError(plugin, 'pages', expected, `"${path}"`);
    }
    const filePath = file ?? join(config.cacheDir, 'plugins', plugin.replace(/\W+/g, '-'), path);
    if (content !== undefined) writeOnce(filePath, content);
    if (!existsSync(filePath)) {
      throw invalidResultError(plugin, 'pages', `a file for ${path}`, `nothing at ${filePath}`);
    }
    return { ...routeOf(path, config), filePath };
  });
}

/** Write only what is new: file times tell what has to be read again. */
function writeOnce(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
