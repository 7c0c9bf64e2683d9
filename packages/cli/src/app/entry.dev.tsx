import '@octavo/theme/styles.css';

import { withoutBase } from '@octavo/theme/urls';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './App';
import { connectDevServer } from './dev-client';
import { createPageViews, notFoundRouteOf } from './page-views';
import { type InlineShell, PAYLOAD_ELEMENT, ROOT_ELEMENT } from './payload';

const { base, defaultLang, langs } = JSON.parse(
  document.getElementById(PAYLOAD_ELEMENT)!.textContent!,
) as InlineShell;
const views = createPageViews({ base, notFoundRoute: notFoundRouteOf({ defaultLang, langs }) });
const root = createRoot(document.getElementById(ROOT_ELEMENT)!);
const currentRoute = () => withoutBase(window.location.pathname, base) ?? '/';

/** Show the page of the address as the server has it now. */
async function show(): Promise<void> {
  const route = currentRoute();
  const view = await views.fresh(route);
  views.clear();
  views.set(route, view);
  root.render(
    <BrowserRouter basename={base.slice(0, -1) || '/'}>
      <App views={views} initial={undefined} key="app" />
    </BrowserRouter>,
  );
}

connectDevServer({ base, show });
