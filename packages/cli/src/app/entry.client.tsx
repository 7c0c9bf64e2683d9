import '@octavo/theme/styles.css';

/** Longest wait for a paint, in milliseconds: a page in the background gets none. */
const LONGEST_WAIT = 300;

/** Settles once the document has been painted, so that scripts do not keep readers from reading. */
function afterPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(done));
  });
}

/** Settles in a task of its own: several short ones let a click in between. */
function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

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
