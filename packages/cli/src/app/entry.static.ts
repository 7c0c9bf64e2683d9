import { afterPaint } from './after-paint';
import { startStaticApp } from './static/start';

// Pages on `file:` URLs stay as they are, because scripts cannot fetch data there.
if (window.location.protocol !== 'file:') {
  afterPaint()
    .then(() => startStaticApp(new AbortController().signal))
    .catch((error: unknown) => {
      // The page works without JavaScript, so only log the error.
      delete document.documentElement.dataset.pending;
      console.error('[octavo] Failed to load the page data.', error);
    });
}
