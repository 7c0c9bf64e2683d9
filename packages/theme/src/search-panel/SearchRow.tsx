import type { SearchResult } from '@octavo/search';
import { type MouseEvent, memo } from 'react';

import { HighlightedText } from './HighlightedText';
import { SearchIcon } from './SearchIcon';

export interface SearchRowProps {
  id: string;
  index: number;
  result: SearchResult;
  href: string;
  isSelected: boolean;
  opensNewTab: boolean;
  /** Screen reader hint for rows that open in a new tab. */
  newTabText: string;
  onSelect: (index: number) => void;
  /** Called for clicks without modifier keys. The browser handles all other clicks. */
  onOpen: (result: SearchResult) => void;
}

/** Search result. Rendered as a link, so that users can open it in a new tab. */
export const SearchRow = memo(function SearchRow({
  id,
  index,
  result,
  href,
  isSelected,
  opensNewTab,
  newTabText,
  onSelect,
  onOpen,
}: SearchRowProps) {
  function handleClick(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onOpen(result);
  }

  return (
    <a
      id={id}
      className="oct-search-row"
      role="option"
      aria-selected={isSelected}
      data-kind={result.kind}
      href={href}
      tabIndex={-1}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      // Do not use `onPointerEnter`, which also fires when rows move under a stationary pointer.
      onPointerMove={() => onSelect(index)}
      onClick={handleClick}
    >
      <SearchIcon name={result.kind} />
      <span className="oct-search-row-text">
        <RowText result={result} />
      </span>
      {result.kind === 'title' && result.site !== undefined && <SiteName name={result.site} />}
      {opensNewTab && <span className="oct-search-hidden">{newTabText}</span>}
    </a>
  );
});

/** Name of the other site that a result belongs to. */
export function SiteName({ name }: { name: string }) {
  return (
    <>
      {' '}
      <span className="oct-search-site">{name}</span>
    </>
  );
}

function RowText({ result }: { result: SearchResult }) {
  switch (result.kind) {
    case 'title':
      return <HighlightedText text={result.title} ranges={result.highlights} />;
    case 'heading':
      return (
        <>
          <Breadcrumb headings={result.breadcrumb.slice(1, -1)} />
          <HighlightedText text={result.heading} ranges={result.highlights} />
        </>
      );
    case 'content':
      return (
        <>
          <Breadcrumb headings={result.breadcrumb.slice(1)} />
          <HighlightedText text={result.statement} ranges={result.highlights} />
        </>
      );
  }
}

/** Headings above a search result. The page title is omitted because it is the group heading. */
function Breadcrumb({ headings }: { headings: readonly string[] }) {
  if (headings.length === 0) return null;
  return <span className="oct-search-breadcrumb">{headings.join(' › ')}</span>;
}
