import { setTimeout as wait } from 'node:timers/promises';

/** Whether an address is gone, and how that was seen. What cannot be told counts as there. */
export type AddressVerdict = { isGone: false } | { isGone: true; reason: string };
export type Ask = (address: string) => Promise<AddressVerdict>;

const TIMEOUT = 15_000;
const RETRIES = 2;
const FIRST_PAUSE = 500;
/** Names of failures that say there is no such host, rather than that the network is bad. */
const NO_HOST = new Set(['ENOTFOUND']);

export interface AskOptions {
  fetch?: typeof globalThis.fetch;
  /** Before the second attempt, in milliseconds; it doubles. @default 500 */
  pause?: number;
}

/**
 * Ask an address whether it is there: by `HEAD`, then by `GET` for hosts that do not answer that. Only "not found",
 * "gone" and a host without an address mean that it is gone; a host that is slow, down or shy is asked again, and then
 * given the benefit of the doubt.
 */
export async function askAddress(
  address: string,
  { fetch = globalThis.fetch, pause = FIRST_PAUSE }: AskOptions = {},
): Promise<AddressVerdict> {
  let gone: string | undefined;
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    if (attempt > 0) await wait(pause * 2 ** (attempt - 1));
    try {
      const { status } = await request(address, 'HEAD', fetch);
      const final = status < 400 ? status : (await request(address, 'GET', fetch)).status;
      if (final === 404 || final === 410) return { isGone: true, reason: `status ${final}` };
      if (final < 500 && final !== 429) return { isGone: false };
      gone = undefined;
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      gone = NO_HOST.has(code ?? '') ? 'no host of that name' : undefined;
    }
  }
  return gone === undefined ? { isGone: false } : { isGone: true, reason: gone };
}

async function request(
  address: string,
  method: 'HEAD' | 'GET',
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const response = await fetch(address, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (compatible; octavo check)' },
  });
  await response.body?.cancel();
  return response;
}
