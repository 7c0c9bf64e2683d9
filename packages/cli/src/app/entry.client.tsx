import '@octavo/theme/document.css';
import '@octavo/theme/styles.css';

import { afterPaint } from './after-paint';

/** Resolves in a new task, so that the browser can handle input in between. */
function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

// Eager imports are part of this chunk, but each module is evaluated in a separate task after the first paint.
async function run(): Promise<void> {
  await afterPaint();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  await nextTask();
  await hydrate();
}

// Pages on `file:` URLs stay static, because scripts cannot fetch data there.
if (window.location.protocol !== 'file:') {
  // The static page works without JavaScript, so only log the error (specification, section 8).
  run().catch((error: unknown) => {
    delete document.documentElement.dataset.pending;
    console.error('[octavo] Failed to load the page data.', error);
  });
}
