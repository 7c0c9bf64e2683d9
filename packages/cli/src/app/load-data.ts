import { withBase } from '@octavo/theme/urls';

import { resolveBase } from './resolve-base';

/** Maximum number of pages that are kept in memory. */
export const MAX_PAGES = 50;

/** Thrown when the server cannot be reached. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** Fetches a data file that a payload refers to. The path is relative to the base. */
export type LoadData = <T>(file: string) => Promise<T>;

/**
 * Creates a function that fetches each data file once. File names contain a content hash, so cached data never becomes
 * stale. Failed requests are not cached.
 */
export function createDataLoader(base: string): LoadData {
  const files = new Map<string, Promise<unknown>>();
  return <T>(file: string) => {
    let data = files.get(file);
    if (!data) {
      data = fetchData(withBase(file, base));
      data.catch(() => files.delete(file));
      files.set(file, data);
    }
    return data as Promise<T>;
  };
}

/** Checks whether a page failed to load because of the network. A document would fail to load as well. */
export function isOffline(error: unknown): boolean {
  return error instanceof OfflineError || !navigator.onLine;
}

const throwOffline = (url: string) => (cause: unknown) => {
  throw new OfflineError(`Failed to load ${url}`, { cause });
};

/** Fetches a file. Throws an `OfflineError` if the server cannot be reached. */
export function fetchFile(url: string): Promise<Response> {
  return fetch(url).catch(throwOffline(url));
}

/** Reads the body of a response. Throws an `OfflineError` if the connection is interrupted. */
export function readText(response: Response, url: string): Promise<string> {
  return response.text().catch(throwOffline(url));
}

async function fetchData(url: string): Promise<unknown> {
  return readJson(await fetchFile(url), url);
}

/** Parses the JSON of a response. Throws an error if the request failed. */
export async function readJson(response: Response, url: string): Promise<unknown> {
  if (!response.ok) throw new Error(`Failed to load ${url} (status ${response.status})`);
  return JSON.parse(resolveBase(await readText(response, url)));
}
