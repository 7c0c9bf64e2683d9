import {
  Layout as DefaultLayout,
  documentTitle,
  type Navigation,
  SiteProvider,
} from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';
import { pages } from 'octavo-page-table';
import { overrides } from 'octavo-theme-overrides';

import type { PageView, RenderedPage, RenderFailure } from '../model/payload';
import { LoadingBar } from './LoadingBar';
import { PageOutlet } from './PageOutlet';
import { renderToHtml } from './render-to-html';
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
