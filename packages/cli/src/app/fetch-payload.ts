import type { Problem } from '../model/errors';
import { fetchFile, readJson, readText } from './load-data';

/** Thrown when a URL does not match a page. */
export class PageNotFoundError extends Error {
  override name = 'PageNotFoundError';
}

/** Thrown when the dev server fails to compile a page. */
export class PageProblemsError extends Error {
  override name = 'PageProblemsError';

  constructor(readonly problems: readonly Problem[]) {
    super('Failed to compile the page.');
  }
}

/** Fetches the JSON of a page. Throws an error that says why the page could not be loaded. */
export async function fetchPayload(url: string): Promise<unknown> {
  const response = await fetchFile(url);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // Some hosts serve an HTML page with status 200 instead of a 404 for unknown paths.
  if (response.status === 404 || (response.ok && !isJson)) throw new PageNotFoundError(url);
  if (response.status === 500 && isJson)
    throw new PageProblemsError(
      (JSON.parse(await readText(response, url)) as PageProblemsError).problems,
    );
  return readJson(response, url);
}
