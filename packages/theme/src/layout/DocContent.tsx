import { type ReactNode, useRef } from 'react';
import { Overview as DefaultOverview } from '#layout-components';

import { useOverride } from '../context/useOverride';
import { usePage, useSidebar, useSite } from '../context/useSite';
import { CopyPage } from '../copy-page/CopyPage';
import { DocFooter as DefaultDocFooter } from '../doc-footer/DocFooter';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { Link } from '../link/Link';
import { useProseBehavior } from '../mdx/behavior/useProseBehavior';
import { ErrorBoundary } from '../react/ErrorBoundary';
import { getSidebarTree } from '../sidebar/sidebar-tree';
import { Breadcrumbs } from './Breadcrumbs';
import { useContentLang } from './ContentLang';
import { Notices } from './Notices';

/** Renders the page content with breadcrumbs above and the page footer below. */
export function DocContent({ children, after }: { children: ReactNode; after?: ReactNode }) {
  const { themeConfig } = useSite();
  const page = usePage();
  const contentLang = useContentLang();
  const DocFooter = useOverride('DocFooter', DefaultDocFooter);
  const Overview = useOverride('Overview', DefaultOverview);
  const groups = getSidebarTree(useSidebar()).getGroups(page.routePath);
  const prose = useRef<HTMLDivElement>(null);
  const initialPath = useRef(page.routePath);
  useProseBehavior(prose, page.routePath);

  const needsHeading =
    themeConfig.fallbackHeadingTitle && !page.overview && !page.headingTitle && page.title !== '';
  const animates = themeConfig.enableContentAnimation && initialPath.current !== page.routePath;
  return (
    <article
      key={themeConfig.enableContentAnimation ? page.routePath : undefined}
      className="oct-doc-column oct-doc-content"
      data-animate={animates || undefined}
    >
      <Notices />
      {page.breadcrumbs && <Breadcrumbs {...page.breadcrumbs} />}
      {!page.breadcrumbs && groups.length > 0 && (
        <p className="oct-doc-place">
          {groups.map(({ text, link }, depth) => {
            const title = <InlineMarkdown text={text} />;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: nested groups may have the same title.
              <span key={`${depth} ${text}`}>
                {link ? <Link href={link}>{title}</Link> : title}
              </span>
            );
          })}
        </p>
      )}
      {/* Floats in the row of the title. */}
      {themeConfig.copyMarkdown && <CopyPage />}
      <div ref={prose} className="oct-prose" lang={contentLang}>
        {needsHeading && (
          <h1 key={page.title}>
            <InlineMarkdown text={page.title} />
          </h1>
        )}
        {page.overview ? <Overview key={page.routePath}>{children}</Overview> : children}
      </div>
      {after}
      {page.frontmatter.footer !== false && (
        <ErrorBoundary resetKey={page.routePath}>
          <DocFooter />
        </ErrorBoundary>
      )}
    </article>
  );
}
