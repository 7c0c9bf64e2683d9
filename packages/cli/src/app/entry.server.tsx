import {
  Layout as DefaultLayout,
  documentTitle,
  type Navigation,
  SiteProvider,
} from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';
import { pages } from 'octavo-page-table';
import { overrides } from 'octavo-theme-overrides';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

import type { PageView, RenderedPage, RenderFailure } from '../model/payload';
import { LoadingBar } from './LoadingBar';
import { PageOutlet } from './PageOutlet';
import { searchClientFor, searchIndexesFor } from './search-client';

const Layout = overrides.Layout ?? DefaultLayout;

/** Renders a page to HTML on the server. Returns the error if a component throws. */
export async function renderPage({
  payload,
  site,
  sidebar,
}: PageView): Promise<RenderedPage | RenderFailure> {
  const { page } = payload;
  const load = pages[pageKey(page.routePath)];
  const module = payload.scripts && load ? await load() : undefined;
  const navigation: Navigation = {
    location: { pathname: page.routePath, search: '', hash: '' },
    navigate: () => undefined,
  };
  const result = await renderToHtml(
    <SiteProvider
      site={site}
      page={page}
      sidebar={sidebar}
      navigation={navigation}
      searchClient={searchClientFor({ base: site.base, lang: page.lang, version: page.version })}
      searchIndexes={searchIndexesFor(site, page)}
      parts={overrides}
    >
      <LoadingBar />
      <Layout>
        <PageOutlet payload={payload} Content={module?.default} />
      </Layout>
    </SiteProvider>,
  );
  return typeof result === 'string' ? { html: result, title: documentTitle(site, page) } : result;
}

/**
 * Renders an element to complete HTML. Waits for suspended components, and returns the first rendering error instead of
 * emitting a Suspense fallback.
 */
async function renderToHtml(element: ReactElement): Promise<string | RenderFailure> {
  return renderWithoutWaiting(element) ?? renderAndWait(element);
}

/** Marks Suspense boundaries in the HTML that are pending or failed. */
const UNFINISHED_BOUNDARY = /<!--\$[?!]-->/;

/** Renders an element without a stream, which is faster. Returns `undefined` if a component suspends or throws. */
function renderWithoutWaiting(element: ReactElement): string | undefined {
  try {
    const html = renderToString(element);
    return UNFINISHED_BOUNDARY.test(html) ? undefined : html;
  } catch {
    // The stream reports the error with its component.
    return undefined;
  }
}

async function renderAndWait(element: ReactElement): Promise<string | RenderFailure> {
  const failures: RenderFailure[] = [];
  const rendering = renderToReadableStream(element, {
    onError: (error, { componentStack }) => void failures.push({ error, componentStack }),
    // React streams larger Suspense boundaries out of order and inserts them with a script, so disable the limit.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  try {
    const stream = await rendering;
    await stream.allReady;
    const html = await new Response(stream).text();
    return failures[0] ?? html;
  } catch (error) {
    return failures[0] ?? { error };
  }
}
