import { type ReactNode, Suspense } from 'react';
import {
  Announcement,
  CustomLayout,
  NotFound as DefaultNotFound,
  HomeLayout,
} from '#layout-components';

import { useMessages } from '../context/useMessages';
import { useOverride } from '../context/useOverride';
import { useNavigationRef, usePage, useSite } from '../context/useSite';
import { MAIN_ID } from '../dom/main-id';
import { Navbar as DefaultNavbar } from '../navbar/Navbar';
import { ErrorBoundary } from '../react/ErrorBoundary';
import { useScrollManager } from '../scroll/useScrollManager';
import { ScrollToTop } from '../scroll-to-top/ScrollToTop';
import { ContentLang } from './ContentLang';
import { DocLayout } from './DocLayout';
import { PageError } from './PageError';
import { RouteAnnouncer } from './RouteAnnouncer';
import type { LayoutSlots } from './slots';

/** Props for `Layout`. */
export interface LayoutProps {
  /** Page content. */
  children?: ReactNode;
  /**
   * Custom content for the layout slots.
   * @default {}
   */
  slots?: LayoutSlots;
}

/**
 * Renders a complete page based on its page type: doc, home, custom, blank or 404.
 *
 * @example
 * ```tsx
 * <SiteProvider site={site} page={page} sidebar={[]} navigation={navigation}>
 *   <Layout slots={{ docAfter: <Feedback /> }}>
 *     <Content />
 *   </Layout>
 * </SiteProvider>
 * ```
 */
export function Layout({ children, slots = {} }: LayoutProps) {
  const site = useSite();
  const page = usePage();
  const navigation = useNavigationRef();
  const { announcement } = site.themeConfig;
  const Navbar = useOverride('Navbar', DefaultNavbar);
  useScrollManager(page.routePath, navigation.current?.managesScroll !== true);

  if (page.pageType === 'blank') return <ContentLang>{children}</ContentLang>;
  const hasNavbar = site.themeConfig.hideNavbar !== 'always' && page.frontmatter.navbar !== false;
  return (
    <div
      className="oct-layout"
      data-page-type={page.pageType}
      data-navbar={hasNavbar ? site.themeConfig.hideNavbar : 'none'}
    >
      <SkipLink />
      <RouteAnnouncer />
      {slots.top}
      {announcement && (
        <ErrorBoundary resetKey={page.routePath}>
          <Suspense fallback={null}>
            <Announcement
              message={announcement.message}
              href={announcement.link}
              id={announcement.id}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {hasNavbar && (
        <ErrorBoundary resetKey={page.routePath}>
          <Navbar before={slots.navbarBefore} after={slots.navbarAfter} />
        </ErrorBoundary>
      )}
      {/* One boundary for all page types, so that the current page stays visible until the next page has loaded. */}
      <Suspense fallback={null}>
        <ErrorBoundary resetKey={page.routePath} fallback={renderPageError}>
          <LayoutBody slots={slots}>{children}</LayoutBody>
        </ErrorBoundary>
      </Suspense>
      {slots.bottom}
      {site.themeConfig.enableScrollToTop && <ScrollToTop />}
    </div>
  );
}

/** Renders a message with a button that reloads the document, because React does not load a failed chunk again. */
function renderPageError() {
  return (
    <main id={MAIN_ID} className="oct-main" tabIndex={-1}>
      <PageError onRetry={() => window.location.reload()} />
    </main>
  );
}

function LayoutBody({ children, slots }: { children: ReactNode; slots: LayoutSlots }) {
  const { pageType } = usePage();
  const NotFound = useOverride('NotFound', DefaultNotFound);
  switch (pageType) {
    case 'home':
      return <HomeLayout slots={slots}>{children}</HomeLayout>;
    case 'custom':
      return <CustomLayout slots={slots}>{children}</CustomLayout>;
    case '404':
      return (
        <main id={MAIN_ID} className="oct-main" tabIndex={-1}>
          {slots.notFoundBefore}
          <NotFound />
          {slots.notFoundAfter}
        </main>
      );
    default:
      return <DocLayout slots={slots}>{children}</DocLayout>;
  }
}

function SkipLink() {
  const messages = useMessages();
  return (
    <a className="oct-skip-link" href={`#${MAIN_ID}`}>
      {messages.skipToContent}
    </a>
  );
}
