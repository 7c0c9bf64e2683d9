import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { docsSite } from './sites';

/** Route path of every page of the built documentation, both languages, in order. */
export function docsRoutes(): string[] {
  const dist = join(docsSite, 'dist');
  return readdirSync(dist, { recursive: true })
    .map((path) => String(path).replace(/\\/g, '/'))
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .filter((path) => readFileSync(join(dist, path), 'utf8').includes('data-oct-page'))
    .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .sort();
}
