import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useMessages } from '../context/useMessages';
import { usePage, useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Icon } from '../icons/Icon';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { Link } from '../link/Link';
import type { PageLinkRef } from '../model/types';
import { LastUpdated } from './LastUpdated';

/** Props for `DocFooter`. */
export type DocFooterProps = Omit<ComponentPropsWithoutRef<'footer'>, 'children'>;

/**
 * Renders the page footer: edit link, last updated date, and links to the previous and next pages.
 *
 * @example
 * ```tsx
 * <article>
 *   {children}
 *   <DocFooter />
 * </article>
 * ```
 */
export const DocFooter = forwardRef<HTMLElement, DocFooterProps>(function DocFooter(
  { className, ...props },
  ref,
) {
  const { themeConfig } = useSite();
  const { editUrl, lastUpdatedTime, prev, next } = usePage();
  const messages = useMessages();
  const updated = themeConfig.lastUpdated ? lastUpdatedTime : undefined;
  return (
    <footer {...props} ref={ref} className={classNames('oct-doc-footer', className)}>
      {(editUrl || updated) && (
        <div className="oct-doc-meta">
          {editUrl && (
            <Link className="oct-edit-link" href={editUrl}>
              <Icon name="pencil" />
              <span>{messages.editPage}</span>
            </Link>
          )}
          {updated && <LastUpdated time={updated} />}
        </div>
      )}
      {(prev || next) && (
        <nav className="oct-pagination" aria-label={messages.pagination}>
          {prev && <PageLink kind="prev" label={messages.previousPage} page={prev} />}
          {next && <PageLink kind="next" label={messages.nextPage} page={next} />}
        </nav>
      )}
    </footer>
  );
});

function PageLink({
  kind,
  label,
  page,
}: {
  kind: 'prev' | 'next';
  label: string;
  page: PageLinkRef;
}) {
  return (
    <Link className="oct-page-link" data-kind={kind} rel={kind} href={page.link}>
      <span className="oct-page-link-label">{label}</span>
      <span className="oct-page-link-title">
        <Icon name={kind === 'prev' ? 'arrowLeft' : 'arrowRight'} />
        <span key={page.text}>
          <InlineMarkdown text={page.text || page.link} />
        </span>
      </span>
    </Link>
  );
}
