import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { docsSite } from './sites';

/** Returns the route paths of all pages of the built documentation in both languages, sorted. */
export function docsRoutes(): string[] {
  const dist = join(docsSite, 'dist');
  return readdirSync(dist, { recursive: true })
    .map((path) => String(path).replace(/\\/g, '/'))
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .filter((path) => readFileSync(join(dist, path), 'utf8').includes('data-oct-page'))
    .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .sort();
}
