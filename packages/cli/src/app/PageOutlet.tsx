import { ContentLinksProvider, MarkdownLink } from '@octavo/theme/internals';
import { Html, HtmlFragmentsProvider } from '@octavo/theme/mdx';

import { NOT_FOUND_MARK, type PagePayload } from '../model/payload';
import type { PageModule } from './page-modules';

/** Props for the content of a page that is not translated, whose links lead to other pages. */
const FALLBACK_PROPS = { components: { a: MarkdownLink } };

export interface PageOutletProps {
  payload: PagePayload;
  /** Page component. `undefined` for fully static pages. */
  Content: PageModule['default'] | undefined;
  /** Fetches the page's static HTML for fragments that are missing in the document during hydration. */
  loadHtml?: () => Promise<string[]>;
}

/** Renders the page content: the page component, or static HTML. */
export function PageOutlet(props: PageOutletProps) {
  return (
    <div data-oct-page={getPageMark(props.payload)}>
      <PageContent {...props} />
    </div>
  );
}

/** Returns the value of `data-oct-page`, which client modules read. */
export function getPageMark({ page }: PagePayload): string {
  return page.isNotFound ? NOT_FOUND_MARK : '';
}

/** Renders the page content without the element that marks it. */
export function PageContent({ payload, Content, loadHtml }: PageOutletProps) {
  return (
    <ContentLinksProvider value={payload.links}>
      <HtmlFragmentsProvider value={payload.html} {...(loadHtml ? { load: loadHtml } : {})}>
        {Content ? (
          <Content {...(payload.links ? FALLBACK_PROPS : {})} />
        ) : payload.page.pageType === '404' ? null : (
          <Html fragment={0} />
        )}
      </HtmlFragmentsProvider>
    </ContentLinksProvider>
  );
}
