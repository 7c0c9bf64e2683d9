import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';

import { useMessages } from '../context/useMessages';
import { usePage } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Icon } from '../icons/Icon';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import type { OverviewGroup } from '../model/types';
import { filterOverview } from './filter-overview';
import { OverviewGroupList } from './OverviewGroupList';

const NO_GROUPS: readonly OverviewGroup[] = [];

/** Props for `Overview`. */
export interface OverviewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /**
   * Overview title.
   * @default the page title, or 'Overview'
   */
  title?: string;
  /**
   * Page groups to list.
   * @default the groups of the current page
   */
  groups?: readonly OverviewGroup[];
  /**
   * Heading levels to list.
   * @default all levels
   */
  overviewHeaders?: readonly number[];
}

/**
 * Renders all pages in a section with their headings and a filter.
 *
 * @example
 * ```mdx
 * <Overview title="API" overviewHeaders={[2]} />
 * ```
 */
export const Overview = forwardRef<HTMLDivElement, OverviewProps>(function Overview(
  { title, groups, overviewHeaders, className, children, ...props },
  ref,
) {
  const page = usePage();
  const messages = useMessages();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // Users may type before hydration.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const allGroups = groups ?? page.overview ?? NO_GROUPS;
  const others = messages.overviewOthers;
  const matches = useMemo(
    () => filterOverview(allGroups, query, others),
    [allGroups, query, others],
  );
  const count = matches.reduce((sum, { items }) => sum + items.length, 0);
  const heading = title ?? (page.title || messages.overview);

  const filter = (
    <div className="oct-overview-filter">
      <Icon name="search" />
      <label className="oct-visually-hidden" htmlFor={inputId}>
        {messages.overviewFilter}
      </label>
      <input
        ref={input}
        id={inputId}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={messages.overviewFilterPlaceholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <span className="oct-overview-count">
        {formatMessage(messages.overviewCount, { count }, page.lang)}
      </span>
    </div>
  );
  // If the content includes a title, render the content before the filter.
  const hasTitle = page.headingTitle !== undefined;

  return (
    <div {...props} ref={ref} className={classNames('oct-overview', className)}>
      {hasTitle ? (
        <>
          {children}
          {filter}
        </>
      ) : (
        <>
          <div className="oct-overview-head">
            <h1 key={heading} className="oct-overview-title">
              <InlineMarkdown text={heading} />
            </h1>
            {filter}
          </div>
          {children}
        </>
      )}
      {matches.map((group, index) => (
        <OverviewGroupList
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat.
          key={`${group.name}:${index}`}
          group={group}
          levels={overviewHeaders}
        />
      ))}
      <p className="oct-overview-empty" role="status">
        {matches.length === 0 && formatMessage(messages.overviewNoResults, { query: query.trim() })}
      </p>
    </div>
  );
});
