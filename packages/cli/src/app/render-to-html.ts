import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

/**
 * Render to HTML that is complete: what suspends is waited for, and what throws is thrown, also within a boundary that
 * would show something else in its place.
 */
export async function renderToHtml(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    onError: (error: unknown) => void errors.push(error),
    // A page may be of any length; parts that are sent later would need a script to come into view.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
