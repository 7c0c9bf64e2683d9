import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of the stylesheet in the theme folder, if it exists. */
export function findThemeStylesheet(themeDir: string): string | undefined {
  const path = join(themeDir, 'index.css');
  return existsSync(path) ? path : undefined;
}
