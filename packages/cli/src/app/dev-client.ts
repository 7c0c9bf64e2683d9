import { withBase } from '@octavo/theme/urls';

import { type DevEvent, EVENTS_PATH } from '../model/dev-event';
import { applyBundle, hasAppliedUpdate, hasBundle } from './apply-bundle';
import { hideOverlay, showOverlay } from './error-overlay';
import { PageProblemsError } from './fetch-payload';
import { showFindings } from './findings-notice';
import { isOffline } from './load-data';
import { isBundlerError, reportRuntimeError } from './runtime-errors';

/** Time before the client connects again after an error response, in milliseconds. */
const RECONNECT_DELAY = 1000;

export interface DevClientOptions {
  base: string;
  /** Revision of the document. The server sends an update if a file has changed between its response and the connection. */
  revision: number;
  /** Fetches and renders the page for the current URL. */
  show: () => Promise<void>;
  /** Returns whether the page for the current URL has been rendered with its code since the document was loaded. */
  hasPageCode: () => boolean;
  /** Called when a content or configuration file changes. */
  onUpdate: () => void;
}

/** Checks for the error of the bundler runtime that a module is not loaded. Each browser words it differently. */
function isModuleMissing(error: unknown): boolean {
  return error instanceof TypeError && /reading 'call'|__webpack_modules__/.test(error.message);
}

/**
 * Connects to the dev server: applies content and code updates, and shows errors and findings.
 *
 * @returns a function that shows and reports an error that a page has thrown. It ignores the error while the overlay shows
 * problems of the site, because they are more exact. For example, a missing export is `undefined` in the page.
 */
export function connectDevServer({
  base,
  revision,
  show,
  hasPageCode,
  onUpdate,
}: DevClientOptions): (error: unknown) => void {
  let hasSiteProblems = false;
  /** Last error that the overlay shows, or has shown. */
  let reported: unknown;
  const reportError = (error: unknown) => {
    if (hasSiteProblems) return;
    reported = error;
    void reportRuntimeError(error, base);
  };
  const refresh = () =>
    show().then(
      () => {
        if (!hasSiteProblems) hideOverlay();
      },
      (error: unknown) => {
        if (error instanceof PageProblemsError) {
          showOverlay(error.problems);
          return;
        }
        if (!isBundlerError(error)) console.error('[octavo] Failed to load the page.', error);
        // The page is loaded again when the server responds, which usually restarts.
        if (isOffline(error)) return;
        // Hot updates do not add modules of other chunks, nor those of a page that could not be bundled at first.
        const isIncomplete = !hasPageCode() || isModuleMissing(error);
        if (isIncomplete && hasAppliedUpdate()) window.location.reload();
        // An app that has failed to load fails with the same error each time.
        else if (error !== reported) reportError(error);
      },
    );
  let wasConnected = false;
  // After a reconnect, the page must have the bundle of the server, which may have restarted.
  let isBundleRequired = false;
  let source: EventSource;
  const onOpen = () => {
    if (wasConnected) {
      isBundleRequired = true;
      onUpdate();
      void refresh();
    }
    wasConnected = true;
  };
  const onMessage = ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as DevEvent;
    switch (event.type) {
      case 'update':
        onUpdate();
        void refresh();
        break;
      case 'bundle':
        // The server repeats the last event when a page connects.
        if (!hasBundle(event.hash)) void applyBundle(event.hash, isBundleRequired).then(refresh);
        isBundleRequired = false;
        break;
      case 'problems':
        hasSiteProblems = true;
        // Its overlay is replaced.
        reported = undefined;
        showOverlay(event.problems);
        break;
      case 'resolved':
        hasSiteProblems = false;
        void refresh();
        break;
      case 'findings':
        showFindings(event, base);
        break;
      case 'reload':
        window.location.reload();
    }
  };
  const connect = () => {
    source = new EventSource(`${withBase(EVENTS_PATH, base)}?revision=${revision}`);
    source.onopen = onOpen;
    source.onmessage = onMessage;
    // Browsers reconnect by themselves, except after an error response, such as the one of a proxy.
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, RECONNECT_DELAY);
    };
  };
  connect();
  // Browsers do not notice that a connection is gone while the network is off, and a request may have failed meanwhile.
  window.addEventListener('online', () => {
    source.close();
    connect();
  });
  void refresh();
  return reportError;
}
