import { withBase } from '@octavo/theme/urls';

import { type DevEvent, EVENTS_PATH } from '../model/dev-event';
import { applyBundle, hasAppliedUpdate } from './apply-bundle';
import { hideOverlay, showOverlay, showRuntimeError } from './error-overlay';
import { showFindings } from './findings-notice';
import { PageProblemsError } from './page-views';

export interface DevClientOptions {
  base: string;
  /** Fetches and renders the page for the current URL. */
  show: () => Promise<void>;
  /** Called when a content or configuration file changes. */
  onUpdate: () => void;
}

/** Connects to the dev server: applies content and code updates, and shows errors and findings. */
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
        // If the first build failed, hot updates do not add the missing modules.
        if (!isRendered && hasAppliedUpdate()) window.location.reload();
        else if (!hasSiteProblems) showRuntimeError(error);
      },
    );
  const source = new EventSource(withBase(EVENTS_PATH, base));
  let wasConnected = false;
  source.onopen = () => {
    // The page may be stale after a server restart.
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
