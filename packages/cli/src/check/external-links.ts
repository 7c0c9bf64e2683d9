import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { splitHref } from '@octavo/theme/urls';

import { writeWhole } from '../files/write-whole';
import { groupBy } from '../model/group-by';
import type { Page } from '../model/page';
import type { Finding } from '../model/rules';
import { type Ask, askAddress } from './ask-address';

/** How many addresses are asked at once, and how many of one host. */
const PARALLEL = 12;
const PARALLEL_OF_HOST = 2;
/** How long an answer holds, in milliseconds: a week. An address that is gone is asked again in each run. */
const KEPT_FOR = 7 * 24 * 3_600_000;

/** Addresses that examples are written with; nothing is wrong where nobody answers there. */
const EXAMPLE_HOST =
  /^(?:localhost|.*\.(?:localhost|local|test|example|invalid|internal)|(?:.*\.)?example\.(?:com|org|net)|127\..*|0\.0\.0\.0|10\..*|192\.168\..*|\[.*\])$/i;

export interface ExternalOptions {
  cacheDir: string;
  /** Beginnings of addresses that are not asked. */
  allow: readonly string[];
  onProgress?: (done: number, total: number) => void;
  /** @default askAddress */
  ask?: Ask;
  /** @default Date.now() */
  now?: number;
}

/** Links to other sites that are gone. Every address is asked once, and an answer is kept for a week. */
export async function auditExternal(
  pages: readonly Page[],
  { cacheDir, allow, onProgress, ask = askAddress, now = Date.now() }: ExternalOptions,
): Promise<Finding[]> {
  const links = pages.flatMap((page) =>
    page.content.links.flatMap(({ href, kind, line, column, file = page.filePath }) => {
      const address = kind === 'link' ? addressOf(href) : undefined;
      if (address === undefined || allow.some((start) => address.startsWith(start))) return [];
      return [{ address, place: { file, line, column } }];
    }),
  );
  const places = groupBy(links, ({ address }) => address);
  const cacheFile = join(cacheDir, 'external-links.json');
  const kept = readKept(cacheFile);
  const open = [...places.keys()].filter((address) => !(now - (kept[address] ?? 0) < KEPT_FOR));
  const gone = new Map<string, string>();
  let done = 0;
  await eachOf(open, async (address) => {
    const verdict = await ask(address);
    if (verdict.isGone) gone.set(address, verdict.reason);
    else kept[address] = now;
    onProgress?.(++done, open.length);
  });
  const stillLinked = Object.entries(kept).filter(([address]) => places.has(address));
  writeWhole(cacheFile, JSON.stringify(Object.fromEntries(stillLinked)));
  return [...gone].flatMap(([address, reason]) =>
    places.get(address)!.map(({ place }) => ({
      rule: 'external-link' as const,
      ...place,
      message: `Expected ${address} to answer, got ${reason}.`,
      hint: 'Link to where it has moved, or add it to check.allow.',
    })),
  );
}

/** What is asked for a link: without its hash; nothing for what is not a public page. */
export function addressOf(href: string): string | undefined {
  const address = href.startsWith('//') ? `https:${href}` : href;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  if (EXAMPLE_HOST.test(hostname) || !hostname.includes('.')) return undefined;
  const { path, search } = splitHref(address);
  return path + search;
}

async function eachOf(
  addresses: readonly string[],
  work: (address: string) => Promise<void>,
): Promise<void> {
  const waiting = [...addresses];
  const busy = new Map<string, number>();
  const next = async (): Promise<void> => {
    for (;;) {
      const index = waiting.findIndex(
        (address) => (busy.get(hostOf(address)) ?? 0) < PARALLEL_OF_HOST,
      );
      if (index < 0) return;
      const [address] = waiting.splice(index, 1) as [string];
      const host = hostOf(address);
      busy.set(host, (busy.get(host) ?? 0) + 1);
      await work(address);
      busy.set(host, busy.get(host)! - 1);
    }
  };
  // A worker that finds only busy hosts ends; those that hold them go on with what is left.
  await Promise.all(Array.from({ length: PARALLEL }, next));
}

function hostOf(address: string): string {
  return new URL(address).host;
}

function readKept(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
