import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { stopRecordingClicks } from './early-click';
import { recordFields } from './early-fields';
import { prepareApp } from './prepare-app';

/** Hydrates the page, or renders it from scratch if the document contains a different page. */
export async function hydrate(): Promise<void> {
  let repeatFields = (): void => {};
  const app = await prepareApp(() => setTimeout(() => repeatFields()));
  if (!app) return;
  const { root, isInDocument, element } = app;
  stopRecordingClicks();
  // Error boundaries must not hide errors from monitoring, which listens for the `error` event.
  const onCaughtError = (error: unknown) => reportError(error);
  if (!isInDocument) return createRoot(root, { onCaughtError }).render(element);
  repeatFields = recordFields(root);
  startTransition(() => {
    hydrateRoot(root, element, {
      onCaughtError,
      onRecoverableError: (error) =>
        console.warn('[octavo] Hydration mismatch: the page was re-rendered on the client.', error),
    });
  });
}
