import { Html, HtmlFragmentsProvider } from '@octavo/theme/mdx';
import type { ComponentType } from 'react';

import type { PagePayload } from '../model/payload';

export interface PageOutletProps {
  payload: PagePayload;
  /** Component of the page. `undefined` for pages that are static HTML only. */
  Content: ComponentType | undefined;
  /** Fetches the static HTML of the page, for fragments that are missing in the document during hydration. */
  loadHtml?: () => Promise<string[]>;
}

/** Renders the content of a page: its component, or its static HTML. */
export function PageOutlet({ payload, Content, loadHtml }: PageOutletProps) {
  return (
    <div data-oct-page="">
      <HtmlFragmentsProvider value={payload.html} {...(loadHtml ? { load: loadHtml } : {})}>
        {Content ? <Content /> : payload.page.pageType === '404' ? null : <Html fragment={0} />}
      </HtmlFragmentsProvider>
    </div>
  );
}
