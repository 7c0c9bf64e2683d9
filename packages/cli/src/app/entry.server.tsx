import { pages } from 'octavo:page-table';
import { Layout, type Navigation, SiteProvider } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';
import { renderToString } from 'react-dom/server';

import { PageContent } from './PageContent';
import type { PageView } from './payload';

/** HTML of one page's application, as the browser will hydrate it. */
export async function renderPage({ payload, site, sidebar }: PageView): Promise<string> {
  const { page } = payload;
  const load = pages[pageKey(page.routePath)];
  const module = payload.scripts && load ? await load() : undefined;
  const navigation: Navigation = {
    location: { pathname: page.routePath, search: '', hash: '' },
    navigate: () => undefined,
  };
  return renderToString(
    <SiteProvider site={site} page={page} sidebar={sidebar} navigation={navigation}>
      <Layout>
        <PageContent payload={payload} Content={module?.default} />
      </Layout>
    </SiteProvider>,
  );
}
