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

/**
 * Matches the URLs from which a navigation loads a page: the payload with React, the HTML without it. Loading the
 * document has the second URL as well, but not the resource type `fetch`.
 *
 * @param path path of the page, without slashes at the ends
 */
export function pageData(path: string): RegExp {
  return new RegExp(`/(?:static/pages/${path}\\.json|${path}/?)$`);
}
