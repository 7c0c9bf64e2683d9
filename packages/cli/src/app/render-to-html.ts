import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

import type { RenderFailure } from '../model/payload';

export interface RenderOptions {
  /** Prefix of the IDs that React generates. */
  identifierPrefix?: string;
}

/**
 * Renders an element to complete HTML. Waits for suspended components, and returns the first rendering error instead of
 * emitting a Suspense fallback.
 */
export async function renderToHtml(
  element: ReactElement,
  options: RenderOptions = {},
): Promise<string | RenderFailure> {
  return renderWithoutWaiting(element, options) ?? renderAndWait(element, options);
}

/** Marks Suspense boundaries in the HTML that are pending or failed. */
const UNFINISHED_BOUNDARY = /<!--\$[?!]-->/;

/** Renders an element without a stream, which is faster. Returns `undefined` if a component suspends or throws. */
function renderWithoutWaiting(element: ReactElement, options: RenderOptions): string | undefined {
  try {
    const html = renderToString(element, options);
    return UNFINISHED_BOUNDARY.test(html) ? undefined : html;
  } catch {
    // The stream reports the error with its component.
    return undefined;
  }
}

async function renderAndWait(
  element: ReactElement,
  options: RenderOptions,
): Promise<string | RenderFailure> {
  const failures: RenderFailure[] = [];
  const rendering = renderToReadableStream(element, {
    ...options,
    onError: (error, { componentStack }) => void failures.push({ error, componentStack }),
    // React streams larger Suspense boundaries out of order and inserts them with a script, so disable the limit.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  try {
    const stream = await rendering;
    await stream.allReady;
    const html = await new Response(stream).text();
    return failures[0] ?? html;
  } catch (error) {
    return failures[0] ?? { error };
  }
}
