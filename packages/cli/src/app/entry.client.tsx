import '@octavo/theme/styles.css';

import { afterPaint, nextTask } from './after-paint';

// The script only brings the modules; they run once the page is there to be read, one task after another.
async function run(): Promise<void> {
  await afterPaint();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  await nextTask();
  await hydrate();
}

// Browsers let no script fetch anything beside a file: there a page is read, and its links lead on.
if (window.location.protocol !== 'file:') {
  // The page reads and links without the application (specification, section 8: only logged).
  run().catch((error: unknown) => {
    delete document.documentElement.dataset.pending;
    console.error('[octavo] Failed to load the data of this page.', error);
  });
}
