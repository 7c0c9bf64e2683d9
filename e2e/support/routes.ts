import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the route paths of all pages of a built site in all languages, sorted. */
export function builtRoutes(site: string): string[] {
  const dist = join(site, 'dist');
  return readdirSync(dist, { recursive: true })
    .map((path) => String(path).replace(/\\/g, '/'))
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .filter((path) => readFileSync(join(dist, path), 'utf8').includes('data-oct-page'))
    .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .sort();
}
