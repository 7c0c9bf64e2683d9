import { withBase } from '@octavo/theme/urls';

import { type DevEvent, EVENTS_PATH } from '../model/dev-event';
import { applyBundle, isBroughtUpToDate } from './apply-bundle';
import { hideOverlay, showOverlay, showThrown } from './error-overlay';
import { showFindings } from './findings-notice';
import { PageProblems } from './page-views';

export interface DevClientOptions {
  base: string;
  /** Show the page of the address as the server has it now. */
  show: () => Promise<void>;
  /** Told when a file of the site has changed. */
  onUpdate: () => void;
}

/** Keep the page as the author's files are: its data, its code, and what is wrong with them. */
export function connectDevServer({ base, show, onUpdate }: DevClientOptions): void {
  let siteBroken = false;
  let isShown = false;
  const refresh = () =>
    show().then(
      () => {
        isShown = true;
        if (!siteBroken) hideOverlay();
      },
      (error: unknown) => {
        if (error instanceof PageProblems) {
          showOverlay(error.problems);
          return;
        }
        console.error('[octavo] Failed to load the page.', error);
        // A bundle that could not be built lacks modules that no update of it brings.
        if (!isShown && isBroughtUpToDate()) window.location.reload();
        else if (!siteBroken) showThrown(error);
      },
    );
  const source = new EventSource(withBase(EVENTS_PATH, base));
  let wasConnected = false;
  source.onopen = () => {
    // The server was started anew: what is open may be out of date.
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
        siteBroken = true;
        showOverlay(event.problems);
        break;
      case 'mended':
        siteBroken = false;
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
