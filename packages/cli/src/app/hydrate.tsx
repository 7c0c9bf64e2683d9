import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { stopRecording } from './early-press';
import { start } from './start';

/** Bring the page that the document came with to life. */
export async function hydrate(): Promise<void> {
  const started = await start();
  if (!started) return;
  const { root, isInDocument, element } = started;
  stopRecording();
  if (!isInDocument) return createRoot(root).render(element);
  startTransition(() => {
    hydrateRoot(root, element, {
      onRecoverableError: (error) => console.warn('[octavo] The page was rendered anew.', error),
    });
  });
}
