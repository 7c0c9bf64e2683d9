import {
  Layout as DefaultLayout,
  documentTitle,
  type Navigation,
  SiteProvider,
} from '@octavo/theme';
import { SiteContexts, StaticShellContext } from '@octavo/theme/internals';
import { pageKey } from '@octavo/theme/urls';
import { pages } from 'octavo-page-table';
import { overrides, slots } from 'octavo-theme-overrides';

import { recordLists } from '../model/page-list';
import {
  CONTENT_ID_PREFIX,
  type PageView,
  type RenderedPage,
  type RenderFailure,
  type Runtime,
} from '../model/payload';
import { LoadingBar } from './LoadingBar';
import { getPageMark, PageContent, PageOutlet } from './PageOutlet';
import { renderToHtml } from './render-to-html';
import { searchClientFor, searchIndexesFor } from './search-client';

const Layout = overrides.Layout ?? DefaultLayout;

/** Renders a page to HTML on the server. Returns the error if a component throws. */
export async function renderPage(
  { payload, site, sidebar, list = () => [] }: PageView,
  runtime: Runtime = 'react',
): Promise<RenderedPage | RenderFailure> {
  const { page } = payload;
  const load = pages[pageKey(page.routePath)];
  const module = payload.scripts && load ? await load() : undefined;
  const navigation: Navigation = {
    location: { pathname: page.routePath, search: '', hash: '' },
    navigate: () => undefined,
  };
  const lists = recordLists(list);
  const data = {
    site,
    page,
    sidebar,
    navigation,
    searchClient: searchClientFor({ base: site.base, lang: page.lang, version: page.version }),
    searchIndexes: searchIndexesFor(site, page),
    listPages: lists.list,
    parts: overrides,
  };
  const isStatic = runtime === 'static';
  /** Lists of the components that the browser renders. */
  let hydrated = isStatic ? {} : lists.lists;
  let outlet = <PageOutlet payload={payload} Content={module?.default} />;
  if (isStatic && module) {
    // The browser hydrates the content alone, so it must not depend on the position in the page.
    const content = await renderToHtml(
      <SiteContexts {...data}>
        <PageContent payload={payload} Content={module.default} />
      </SiteContexts>,
      { identifierPrefix: CONTENT_ID_PREFIX },
    );
    if (typeof content !== 'string') return content;
    hydrated = { ...lists.lists };
    const mark = getPageMark(payload);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered the HTML.
    outlet = <div data-oct-page={mark} dangerouslySetInnerHTML={{ __html: content }} />;
  }
  const result = await renderToHtml(
    <StaticShellContext.Provider value={isStatic}>
      <SiteProvider {...data}>
        <LoadingBar />
        <Layout slots={slots}>{outlet}</Layout>
      </SiteProvider>
    </StaticShellContext.Provider>,
  );
  if (typeof result !== 'string') return result;
  return {
    html: result,
    title: documentTitle(site, page),
    queries: Object.keys(lists.lists),
    ...(Object.keys(hydrated).length > 0 ? { lists: hydrated } : {}),
  };
}
