import '@octavo/theme/styles.css';

import { withoutBase } from '@octavo/theme/urls';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { type InlineShell, PAYLOAD_ELEMENT, ROOT_ELEMENT } from '../model/payload';
import { App } from './App';
import { applyBundle } from './apply-bundle';
import { showCanonicalAddress } from './canonical-address';
import { connectDevServer } from './dev-client';
import { hideThrown, showThrown } from './error-overlay';
import { createPageViews, notFoundRouteOf } from './page-views';
import { forgetSearchClients } from './search-client';

const { base, ...langOptions } = JSON.parse(
  document.getElementById(PAYLOAD_ELEMENT)!.textContent!,
) as InlineShell;
const views = createPageViews({
  base,
  notFoundRoute: notFoundRouteOf(langOptions),
  beforeScripts: async ({ bundle }) => applyBundle(bundle),
});
const onError = (error: unknown) => {
  console.error(error);
  showThrown(error);
};
const root = createRoot(document.getElementById(ROOT_ELEMENT)!, {
  onCaughtError: onError,
  onUncaughtError: onError,
});
const currentRoute = () => withoutBase(window.location.pathname, base) ?? '/';

let asked = 0;

/** Show the page of the address as the server has it now. */
async function show(): Promise<void> {
  const mine = ++asked;
  const route = currentRoute();
  const view = await views.fresh(route);
  // A later question may have been answered first.
  if (mine !== asked) return;
  // The reader has gone on meanwhile; the address of this page would replace that of theirs.
  if (currentRoute() !== route) return show();
  views.clear();
  showCanonicalAddress(view);
  views.set(currentRoute(), view);
  root.render(
    <BrowserRouter basename={base.slice(0, -1) || '/'} useTransitions={false}>
      <App views={views} initial={undefined} onShown={hideThrown} key="app" />
    </BrowserRouter>,
  );
}

// What search knows of the pages is read again when it is next asked.
connectDevServer({ base, show, onUpdate: forgetSearchClients });
