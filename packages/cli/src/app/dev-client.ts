import { withBase } from '@octavo/theme/urls';

import { type DevEvent, EVENTS_PATH } from '../model/dev-event';
import { applyBundle, hasAppliedUpdate } from './apply-bundle';
import { hideOverlay, showOverlay, showRuntimeError } from './error-overlay';
import { showFindings } from './findings-notice';
import { PageProblemsError } from './page-views';

export interface DevClientOptions {
  base: string;
  /** Fetches the page of the current URL and renders it. */
  show: () => Promise<void>;
  /** Called when a file of the site has changed. */
  onUpdate: () => void;
}

/** Connects to the dev server: applies updates of content and code, and shows errors and findings. */
export function connectDevServer({ base, show, onUpdate }: DevClientOptions): void {
  let hasSiteProblems = false;
  let isRendered = false;
  const refresh = () =>
    show().then(
      () => {
        isRendered = true;
        if (!hasSiteProblems) hideOverlay();
      },
      (error: unknown) => {
        if (error instanceof PageProblemsError) {
          showOverlay(error.problems);
          return;
        }
        console.error('[octavo] Failed to load the page.', error);
        // If the first build failed, modules are missing that hot updates do not add.
        if (!isRendered && hasAppliedUpdate()) window.location.reload();
        else if (!hasSiteProblems) showRuntimeError(error);
      },
    );
  const source = new EventSource(withBase(EVENTS_PATH, base));
  let wasConnected = false;
  source.onopen = () => {
    // The server was restarted, so the page may be stale.
    if (wasConnected) void refresh();
    wasConnected = true;
  };
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data as string) as DevEvent;
    switch (event.type) {
      case 'update':
        onUpdate();
        void refresh();
        break;
      case 'bundle':
        void applyBundle(event.hash).then(refresh);
        break;
      case 'problems':
        hasSiteProblems = true;
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
  void refresh();
}
