import { mergeSuffix } from '../merge-suffix';
import type { PageFile } from './page-file';

/** Maximum number of redirect documents to follow. */
const MAX_REDIRECTS = 5;

/**
 * Follows the redirects of a document. Collects their queries and hashes, except for the hashes of redirects of the host,
 * which are not available.
 *
 * @param fetchHtml fetches an HTML file by its URL path
 * @throws if the target belongs to another site. The browser loads it instead.
 */
export async function followRedirects(
  file: PageFile,
  fetchHtml: (url: string) => Promise<PageFile>,
): Promise<PageFile> {
  let current = file;
  let suffix = '';
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    suffix = mergeSuffix(current.url, suffix);
    const [, target] =
      /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(current.html) ?? [];
    if (target === undefined)
      return { ...current, mergeSuffix: (link) => mergeSuffix(suffix, link) };
    const next = new URL(target.replaceAll('&amp;', '&'), current.url);
    if (next.origin !== window.location.origin) break;
    suffix = mergeSuffix(next.href, suffix);
    current = await fetchHtml(next.pathname);
  }
  throw new Error(`Not a page of this site: ${file.url}`);
}
