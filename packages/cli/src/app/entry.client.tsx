import '@octavo/theme/styles.css';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { start } from './start';

start().then(
  (started) => {
    if (!started) return;
    const { root, isInDocument, element } = started;
    if (!isInDocument) return createRoot(root).render(element);
    startTransition(() => {
      hydrateRoot(root, element, {
        onRecoverableError: (error) => console.warn('[octavo] The page was rendered anew.', error),
      });
    });
  },
  // The page reads and links without the application (specification, section 8: only logged).
  (error: unknown) => {
    delete document.documentElement.dataset.pending;
    console.error('[octavo] Failed to load the data of this page.', error);
  },
);
