import { setTimeout as wait } from 'node:timers/promises';

/** Result of a URL check. The state is `unknown` if the server did not answer, or only with temporary errors. */
export type UrlStatus = { state: 'alive' | 'unknown' } | { state: 'dead'; reason: string };
/** Checks whether a URL is dead. */
export type UrlChecker = (url: string) => Promise<UrlStatus>;

/** Request timeout in milliseconds. */
const TIMEOUT = 15_000;
const RETRIES = 2;
const INITIAL_DELAY = 500;
/** Error codes for nonexistent hosts, as opposed to network failures. */
const HOST_NOT_FOUND = new Set(['ENOTFOUND']);

export interface CheckUrlOptions {
  fetch?: typeof globalThis.fetch;
  /** Delay before the first retry in milliseconds, doubled for each further retry. @default 500 */
  delay?: number;
}

/**
 * Checks a URL with a `HEAD` request and falls back to `GET`. A URL is dead if the host does not exist or if the status
 * is 404 or 410. Requests are retried after timeouts, server errors and rate limiting, which do not make a URL dead.
 */
export async function checkUrl(
  url: string,
  { fetch = globalThis.fetch, delay = INITIAL_DELAY }: CheckUrlOptions = {},
): Promise<UrlStatus> {
  let reason: string | undefined;
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    if (attempt > 0) await wait(delay * 2 ** (attempt - 1));
    try {
      const { status } = await request(url, 'HEAD', fetch);
      const final = status < 400 ? status : (await request(url, 'GET', fetch)).status;
      if (final === 404 || final === 410) return { state: 'dead', reason: `HTTP status ${final}` };
      if (final < 500 && final !== 429) return { state: 'alive' };
      reason = undefined;
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      reason = HOST_NOT_FOUND.has(code ?? '') ? 'host not found' : undefined;
    }
  }
  return reason === undefined ? { state: 'unknown' } : { state: 'dead', reason };
}

async function request(
  url: string,
  method: 'HEAD' | 'GET',
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (compatible; octavo check)' },
  });
  await response.body?.cancel();
  return response;
}
