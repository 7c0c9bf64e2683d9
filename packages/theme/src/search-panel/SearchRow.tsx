import type { SearchResult } from '@octavo/search';
import { type MouseEvent, memo } from 'react';

import { Highlighted } from './Highlighted';
import { SearchIcon } from './icons';

export interface SearchRowProps {
  id: string;
  index: number;
  result: SearchResult;
  href: string;
  isSelected: boolean;
  opensNewTab: boolean;
  /** Said after rows that open a new tab. */
  newTabText: string;
  onSelect: (index: number) => void;
  /** Called for a plain press; one that asks for a tab or window is the browser's. */
  onOpen: (result: SearchResult) => void;
}

/** One result. A link, so that readers can open it in a tab of their own. */
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
      // A row that comes to lie under a resting pointer is not chosen by it.
      onPointerMove={() => onSelect(index)}
      onClick={handleClick}
    >
      <SearchIcon name={result.kind} />
      <span className="oct-search-row-text">
        <RowText result={result} />
      </span>
      {opensNewTab && <span className="oct-search-hidden">{newTabText}</span>}
    </a>
  );
});

function RowText({ result }: { result: SearchResult }) {
  switch (result.kind) {
    case 'title':
      return <Highlighted text={result.title} ranges={result.highlights} />;
    case 'heading':
      return (
        <>
          <Breadcrumb texts={result.breadcrumb.slice(1, -1)} />
          <Highlighted text={result.heading} ranges={result.highlights} />
        </>
      );
    case 'content':
      return (
        <>
          <Breadcrumb texts={result.breadcrumb.slice(1)} />
          <Highlighted text={result.statement} ranges={result.highlights} />
        </>
      );
  }
}

/** Headings above a result; the page's title stands over the group already. */
function Breadcrumb({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return <span className="oct-search-breadcrumb">{texts.join(' › ')}</span>;
}
