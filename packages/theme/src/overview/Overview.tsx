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
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import type { OverviewGroup } from '../model/types';
import { filterOverview } from './filter-overview';
import { OverviewGroupList } from './OverviewGroupList';

const NO_GROUPS: readonly OverviewGroup[] = [];

export interface OverviewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** @default the page's title, else 'Overview' */
  title?: string;
  /** @default the page's groups */
  groups?: readonly OverviewGroup[];
  /** Levels of headings to list; by default all that the groups bring. */
  overviewHeaders?: readonly number[];
}

/** All pages of a section with their headings, and a box that narrows them down. */
export const Overview = forwardRef<HTMLDivElement, OverviewProps>(function Overview(
  { title, groups, overviewHeaders, className, children, ...props },
  ref,
) {
  const page = usePage();
  const messages = useMessages();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // Readers may type before the script is there to hear it.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const all = groups ?? page.overview ?? NO_GROUPS;
  const others = messages.overviewOthers;
  const shown = useMemo(() => filterOverview(all, query, others), [all, query, others]);
  const heading = title ?? (page.title || messages.overview);

  const filter = (
    <div className="oct-overview-filter">
      <label htmlFor={inputId}>{messages.overviewFilter}</label>
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
    </div>
  );
  // Content that brings its own title stands before the box, as a title of ours would.
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
            <h1 className="oct-overview-title">
              <InlineMarkdown text={heading} />
            </h1>
            {filter}
          </div>
          {children}
        </>
      )}
      {shown.map((group, index) => (
        <OverviewGroupList
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat.
          key={`${group.name}:${index}`}
          group={group}
          levels={overviewHeaders}
        />
      ))}
      <p className="oct-overview-empty" role="status">
        {shown.length === 0 && formatMessage(messages.overviewNoResults, { query: query.trim() })}
      </p>
    </div>
  );
});
