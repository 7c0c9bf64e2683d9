import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { stopRecordingClicks } from './early-click';
import { start } from './start';

/** Hydrates the page, or renders it if the document contains another one. */
export async function hydrate(): Promise<void> {
  const started = await start();
  if (!started) return;
  const { root, isInDocument, element } = started;
  stopRecordingClicks();
  if (!isInDocument) return createRoot(root).render(element);
  startTransition(() => {
    hydrateRoot(root, element, {
      onRecoverableError: (error) =>
        console.warn('[octavo] Hydration mismatch: the page was re-rendered on the client.', error),
    });
  });
}
