import { createHmac, timingSafeEqual } from 'node:crypto';

import type { RemoteCacheSettings } from './settings';

/** Number of failed requests in a row after which the cache is not used for the rest of the build. */
const MAX_FAILURES = 6;
/** Number of artifacts with wrong content after which the cache is not used for the rest of the build. */
const MAX_INVALID = 3;
const ATTEMPTS = 3;
const TAG_HEADER = 'x-artifact-tag';

/** Client for the Remote Cache API of Turborepo. It never throws. */
export interface ArtifactClient {
  /** Downloads an artifact. Returns `null` if it does not exist, and `undefined` if the request fails. */
  get: (
    hash: string,
    options: RequestOptions & { maxSize: number },
  ) => Promise<Buffer | null | undefined>;
  /** Uploads an artifact. Returns whether it was stored. */
  put: (hash: string, body: Buffer, options: RequestOptions) => Promise<boolean>;
  /** Counts an artifact with wrong content. */
  reportInvalid: () => void;
  /** Stops using the cache. @param reason - by default, the reason of the last failure */
  stop: (reason?: string) => void;
  /** Returns why the cache is no longer used, or `undefined` while it is used. */
  failure: () => string | undefined;
}

interface RequestOptions {
  signal: AbortSignal;
}

/** Creates a client. It stops sending requests after several failures in a row. */
export function createArtifactClient(
  { api, token, team, signatureKey }: RemoteCacheSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): ArtifactClient {
  const query = new URLSearchParams(team).toString();
  let failures = 0;
  let invalid = 0;
  let lastReason = '';
  let failure: string | undefined;

  const fail = (reason: string) => {
    failures += 1;
    lastReason = reason;
    if (failures >= MAX_FAILURES) failure ??= reason;
  };
  const sign = (hash: string, body: Buffer) =>
    createHmac('sha256', signatureKey!).update(`${hash}\n${query}\n`).update(body).digest();
  const isSigned = (hash: string, body: Buffer, tag: string | null) => {
    const expected = sign(hash, body);
    const actual = Buffer.from(tag ?? '', 'base64');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  };

  /** Sends a request, and repeats it if it fails. `read` returns `undefined` if the response is not usable. */
  async function send<T>(
    hash: string,
    init: RequestInit & RequestOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T | null | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (failure !== undefined || init.signal.aborted) return undefined;
      try {
        const response = await fetch(`${api}/v8/artifacts/${hash}${query && `?${query}`}`, {
          ...init,
          headers: { ...init.headers, Authorization: `Bearer ${token}` },
        });
        const { ok, status } = response;
        if (ok || status === 404) {
          const result = ok ? await read(response) : null;
          if (!ok) await response.body?.cancel();
          failures = 0;
          return result;
        }
        await response.body?.cancel();
        if (status < 500 && status !== 408 && status !== 429) {
          // Another attempt would get the same response, for example for a wrong token.
          failure ??= `the server responded with status ${status}`;
          return undefined;
        }
        fail(`the server responded with status ${status}`);
      } catch (error) {
        if (init.signal.aborted) return undefined;
        fail(describe(error));
      }
    }
    return undefined;
  }

  return {
    get: (hash, { signal, maxSize }) =>
      send(hash, { signal }, async (response) => {
        const body = await readBody(response, maxSize);
        if (signatureKey === undefined || isSigned(hash, body, response.headers.get(TAG_HEADER)))
          return body;
        failure ??= 'an artifact has no valid signature';
        return undefined;
      }),
    async put(hash, body, { signal }) {
      const tag = signatureKey === undefined ? undefined : sign(hash, body).toString('base64');
      const headers = {
        'Content-Type': 'application/octet-stream',
        'x-artifact-duration': '0',
        ...(tag === undefined ? {} : { [TAG_HEADER]: tag }),
      };
      const isStored = await send(
        hash,
        { method: 'PUT', body: new Uint8Array(body), headers, signal },
        async (response) => {
          await response.body?.cancel();
          return true;
        },
      );
      return isStored === true;
    },
    reportInvalid() {
      invalid += 1;
      if (invalid >= MAX_INVALID) failure ??= 'the server returned invalid artifacts';
    },
    stop(reason = lastReason) {
      failure ??= reason;
    },
    failure: () => failure,
  };
}

/** Reads a body, and fails if it is truncated or larger than expected. */
async function readBody({ body, headers }: Response, maxSize: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxSize) throw new Error('the server returned an artifact that is too large');
    chunks.push(chunk);
  }
  const expected = headers.get('content-encoding') ? null : headers.get('content-length');
  if (expected !== null && Number(expected) !== size)
    throw new Error('the server returned a truncated artifact');
  return Buffer.concat(chunks);
}

/** Describes a failed request. Messages of `fetch` contain neither the token nor the URL. */
function describe(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ? `the request failed (${cause.code})` : message;
}
