import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import { invalidResultError } from '../../plugin-host/plugin-error';
import { runPages } from '../../plugin-host/plugin-host';
import { toSourceFile } from './route-of';

/**
 * Returns the pages added by plugins. Generated content is written to the cache folder, so that every page has a file.
 */
export async function loadPluginPages(config: SiteConfig): Promise<SourceFile[]> {
  const found = await runPages(config);
  return found.map(({ plugin, page: { path, content, file } }) => {
    if (!/^[^/\\].*\.(?:mdx?|[jt]sx?)$/.test(path) || normalize(path).startsWith('..')) {
      const expected = 'a path relative to the content root, such as "guide/start.mdx"';
      throw invalidResultError(plugin, 'pages', expected, `"${path}"`);
    }
    const filePath = file ?? join(config.cacheDir, 'plugins', plugin.replace(/\W+/g, '-'), path);
    if (content !== undefined) writeIfChanged(filePath, content);
    if (!existsSync(filePath)) {
      throw invalidResultError(plugin, 'pages', `an existing file for "${path}"`, `"${filePath}"`);
    }
    return { ...toSourceFile(path, config), filePath };
  });
}

/** Writes a file only if its content has changed, because a new modification time invalidates the page. */
function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
