import type { ReactNode } from 'react';

import { useOverride } from '../context/useOverride';
import { usePage, useSidebar } from '../context/useSite';
import { MAIN_ID } from '../dom/main-id';
import { Outline as DefaultOutline } from '../outline/Outline';
import { getOutlineHeadings } from '../outline/outline-entries';
import { ErrorBoundary } from '../react/ErrorBoundary';
import { DocContent } from './DocContent';
import { PageError } from './PageError';
import { SidebarArea } from './SidebarArea';
import type { LayoutSlots } from './slots';

/** Renders a doc page with sidebar, content and outline. The sidebar and the outline are collapsed on small screens. */
export function DocLayout({ children, slots }: { children: ReactNode; slots: LayoutSlots }) {
  const { routePath, frontmatter, toc, overview } = usePage();
  const Outline = useOverride('Outline', DefaultOutline);
  const hasSidebar = useSidebar().length > 0 && frontmatter.sidebar !== false;
  const hasOutline =
    frontmatter.outline !== false && overview === undefined && getOutlineHeadings(toc).length > 0;
  return (
    <div
      className="oct-doc"
      data-sidebar={hasSidebar || undefined}
      data-outline={hasOutline || undefined}
    >
      {(hasSidebar || hasOutline) && (
        <ErrorBoundary resetKey={routePath}>
          <SidebarArea
            hasSidebar={hasSidebar}
            hasOutline={hasOutline}
            before={slots.sidebarBefore}
            after={slots.sidebarAfter}
          />
        </ErrorBoundary>
      )}
      <main id={MAIN_ID} className="oct-main" tabIndex={-1}>
        <DocSlot>{slots.docBefore}</DocSlot>
        <ErrorBoundary resetKey={routePath} fallback={(retry) => <PageError onRetry={retry} />}>
          <DocContent after={slots.docAfter}>{children}</DocContent>
        </ErrorBoundary>
        <DocSlot>{slots.docFooterAfter}</DocSlot>
      </main>
      {hasOutline && (
        <div className="oct-outline-column">
          <div className="oct-outline-scroll">
            {slots.outlineBefore}
            <ErrorBoundary resetKey={routePath}>
              <Outline />
            </ErrorBoundary>
            {slots.outlineAfter}
          </div>
        </div>
      )}
    </div>
  );
}

/** Aligns a slot with the page content. */
function DocSlot({ children }: { children: ReactNode }) {
  return children === undefined ? null : <div className="oct-doc-column">{children}</div>;
}
