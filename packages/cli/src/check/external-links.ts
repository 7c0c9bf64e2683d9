import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { splitHref } from '@octavo/theme/urls';

import { writeFileAtomic } from '../files/write-file-atomic';
import { groupBy } from '../model/group-by';
import type { Page } from '../model/page';
import type { Finding } from '../model/rules';
import { checkUrl, type UrlChecker } from './check-url';

/** Maximum number of concurrent requests in total. `MAX_REQUESTS_PER_HOST` is the limit per host. */
const MAX_REQUESTS = 12;
const MAX_REQUESTS_PER_HOST = 2;
/** Cache lifetime for live URLs in milliseconds (one week). Other URLs are not cached. */
const CACHE_TTL = 7 * 24 * 3_600_000;

/** Matches local and example hosts, which are not checked. */
const EXAMPLE_HOST =
  /^(?:localhost|.*\.(?:localhost|local|test|example|invalid|internal)|(?:.*\.)?example\.(?:com|org|net)|127\..*|0\.0\.0\.0|10\..*|192\.168\..*|\[.*\])$/i;

export interface ExternalLinkOptions {
  /** Absolute path of the cache folder. */
  cacheDir: string;
  /** URL prefixes to skip. */
  allow: readonly string[];
  onProgress?: (done: number, total: number) => void;
  /** @default checkUrl */
  check?: UrlChecker;
  /** Current time in milliseconds since the epoch. @default Date.now() */
  now?: number;
}

/** Reports dead external links. Each URL is checked once, and live URLs are cached for a week. */
export async function auditExternalLinks(
  pages: readonly Page[],
  { cacheDir, allow, onProgress, check = checkUrl, now = Date.now() }: ExternalLinkOptions,
): Promise<Finding[]> {
  const links = pages.flatMap((page) =>
    page.content.links.flatMap(({ href, kind, line, column, file = page.filePath }) => {
      const url = kind === 'link' ? toExternalUrl(href) : undefined;
      if (url === undefined || allow.some((prefix) => url.startsWith(prefix))) return [];
      return [{ url, position: { file, line, column } }];
    }),
  );
  const linksByUrl = groupBy(links, ({ url }) => url);
  const cacheFile = join(cacheDir, 'external-links.json');
  const checkedAt = readCheckTimes(cacheFile);
  const unchecked = [...linksByUrl.keys()].filter(
    (url) => !(now - (checkedAt[url] ?? 0) < CACHE_TTL),
  );
  const reasons = new Map<string, string>();
  let done = 0;
  await forEachUrl(unchecked, async (url) => {
    const status = await check(url);
    if (status.state === 'dead') reasons.set(url, status.reason);
    else if (status.state === 'alive') checkedAt[url] = now;
    onProgress?.(++done, unchecked.length);
  });
  const stillLinked = Object.entries(checkedAt).filter(([url]) => linksByUrl.has(url));
  writeFileAtomic(cacheFile, JSON.stringify(Object.fromEntries(stillLinked)));
  return [...reasons].flatMap(([url, reason]) =>
    linksByUrl.get(url)!.map(({ position }) => ({
      rule: 'external-link' as const,
      ...position,
      message: `Dead external link ${url}: ${reason}.`,
      hint: 'Update the link or add its URL to check.allow.',
    })),
  );
}

/** Returns the URL to check for a link, without the hash. Returns `undefined` if the link is not checked. */
export function toExternalUrl(href: string): string | undefined {
  const url = href.startsWith('//') ? `https:${href}` : href;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  if (EXAMPLE_HOST.test(hostname) || !hostname.includes('.')) return undefined;
  const { path, search } = splitHref(url);
  return path + search;
}

/** Calls a function for each URL. Limits the total concurrency and the concurrency per host. */
async function forEachUrl(
  urls: readonly string[],
  callback: (url: string) => Promise<void>,
): Promise<void> {
  const waiting = [...urls];
  const activeByHost = new Map<string, number>();
  const worker = async (): Promise<void> => {
    for (;;) {
      const index = waiting.findIndex(
        (url) => (activeByHost.get(hostOf(url)) ?? 0) < MAX_REQUESTS_PER_HOST,
      );
      if (index < 0) return;
      const [url] = waiting.splice(index, 1) as [string];
      const host = hostOf(url);
      activeByHost.set(host, (activeByHost.get(host) ?? 0) + 1);
      await callback(url);
      activeByHost.set(host, activeByHost.get(host)! - 1);
    }
  };
  // A worker exits if all remaining hosts are at their limit. The workers using those hosts process the remaining URLs.
  await Promise.all(Array.from({ length: MAX_REQUESTS }, worker));
}

function hostOf(url: string): string {
  return new URL(url).host;
}

function readCheckTimes(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
