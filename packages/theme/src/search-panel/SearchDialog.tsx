import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import type { SearchResult } from '@octavo/search';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messagesFor } from '#built-in';

import { nextIndex } from '../dom/next-index';
import { SEARCH_ALL_LIMIT, SEARCH_DEBOUNCE } from '../model/constants';
import { opensNewTab as isOnTheWeb, runsScript } from '../url/urls';
import { flatResults, groupResults } from './group-results';
import { markMatch } from './mark-match';
import { RecentSearches } from './RecentSearches';
import { readRecentSearches, rememberSearch } from './recent-searches';
import { SearchBox } from './SearchBox';
import { SearchEmpty } from './SearchEmpty';
import { SearchFooter } from './SearchFooter';
import { rowId, SearchResults } from './SearchResults';
import { SearchTabs, tabId } from './SearchTabs';
import type { SearchPanelProps } from './types';
import { useDialog } from './useDialog';
import { useSearch } from './useSearch';
import { useSelection } from './useSelection';
import { useSpareTime } from './useSpareTime';

const asIs = (link: string): string => link;

/** A search service may have been fed by anybody; a row of its leads to pages and nowhere else. */
const withoutScript = (result: SearchResult): SearchResult =>
  runsScript(result.link) ? { ...result, link: '#' } : result;

/** The search dialog. It keeps the query and its place when it is closed and opened again. */
export function SearchDialog({
  client,
  name,
  indexes = [],
  open,
  onClose,
  onNavigate,
  hrefOf = asIs,
  lang = 'en',
  messages: given,
  className,
}: SearchPanelProps) {
  const id = useId();
  const messages = useMemo(() => messagesFor(lang, given), [lang, given]);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState<string[]>([]);
  const [tab, setTab] = useState(0);
  const activeClient = (tab > 0 && indexes[tab - 1]?.client) || client;
  const { outcome, isSearching, search } = useSearch(activeClient, open);
  const dialog = useDialog({
    open,
    onOpen(typed, pause) {
      setRecent(readRecentSearches());
      void activeClient.init();
      takeFocus(typed, pause);
    },
    onClose,
    list,
  });

  const hasTime = useSpareTime(open, outcome !== undefined);
  const groupTabs = outcome?.answer.groups ?? [];
  const names = [
    name ?? messages.search,
    ...indexes.map(({ name }) => name),
    ...groupTabs.map(({ name }) => name),
  ];
  const results = groupTabs[tab - indexes.length - 1]?.results ?? outcome?.answer.results;
  const groups = useMemo(() => groupResults((results ?? []).map(withoutScript)), [results]);
  const rows = useMemo(() => flatResults(groups), [groups]);
  const showsRecent = query.trim() === '' && recent.length > 0;
  const count = showsRecent ? recent.length : rows.length;
  // Recent searches begin with none selected, so that Enter alone does nothing.
  const [selected, select] = useSelection(showsRecent ? recent : outcome, showsRecent ? -1 : 0);

  const isElsewhere = tab > 0 && tab <= indexes.length;
  const opensNewTab = (result: SearchResult): boolean => isElsewhere || isOnTheWeb(result.link);

  function type(value: string, isFinal: boolean): void {
    setQuery(value);
    if (isFinal) search(value);
  }

  function takeFocus(typed: string, pause: number): void {
    const field = input.current;
    if (!field) return;
    // Before the next key, which is added to it.
    if (typed !== '') field.value = typed;
    field.focus();
    if (typed === '') {
      field.select();
      return;
    }
    setQuery(typed);
    search(typed, { delay: Math.max(0, SEARCH_DEBOUNCE - pause) });
  }

  function openResult(result: SearchResult): void {
    rememberSearch(query);
    const href = hrefOf(result.link);
    if (opensNewTab(result)) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    onClose();
    onNavigate(result.link);
    markMatch(result, href);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const next = nextIndex(event.key, selected, count);
    if (next !== undefined) {
      event.preventDefault();
      select(next);
      document.getElementById(rowId(id, next))?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const result = rows[selected];
      const again = recent[selected];
      if (showsRecent) {
        if (again !== undefined) repeat(again);
      } else if (result && (event.ctrlKey || event.metaKey)) {
        rememberSearch(query);
        window.open(hrefOf(result.link), '_blank', 'noopener');
      } else if (result) openResult(result);
    }
  }

  function repeat(again: string): void {
    setQuery(again);
    search(again, { delay: 0 });
    input.current?.focus();
  }

  function clear(): void {
    if (query === '') {
      onClose();
      return;
    }
    type('', true);
    input.current?.focus();
  }

  // Another language has other tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the index changes
  useEffect(() => setTab(0), [client]);

  const isEmpty = outcome !== undefined && !isSearching && count === 0 && !showsRecent;
  const hasMore =
    outcome !== undefined &&
    outcome.limit < SEARCH_ALL_LIMIT &&
    outcome.answer.total > groups.length &&
    groups.length > 0;

  // Out of the navbar: its styles are worked out anew, down to the last row, whenever something changes inside it.
  return createPortal(
    <dialog
      ref={dialog}
      className={className ? `oct-search ${className}` : 'oct-search'}
      aria-label={messages.search}
      popover="manual"
      aria-modal="true"
      // Takes the focus where nothing else of it does, so that its keys are heard.
      tabIndex={-1}
      onKeyDown={(event) => {
        // Closed by us: a browser closes first and tells later, and a key between the two would be lost.
        const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
        if (event.key !== 'Escape' || isComposing) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser need not ask with `cancel`. What it says of the last time may come when this is open again.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        // A press on the backdrop has the dialog itself for its target.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="oct-search-panel">
        <SearchBox
          inputRef={input}
          listId={`${id}-list`}
          activeId={count > 0 && selected >= 0 ? rowId(id, selected) : undefined}
          hasRows={count > 0}
          value={query}
          isSearching={isSearching}
          messages={messages}
          onChange={type}
          onKeyDown={handleKeyDown}
          onClear={clear}
          onClose={onClose}
        />
        {names.length > 1 && (
          <SearchTabs
            id={id}
            label={messages.searchResults}
            // Other scripts have fonts of their own, and looking for them takes longer than drawing the panel.
            names={hasTime ? names : names.slice(0, 1)}
            active={tab}
            onChange={setTab}
          />
        )}
        <div className="oct-search-scroller" ref={list}>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={messages.searchResults}
            aria-labelledby={names.length > 1 ? tabId(id, tab) : undefined}
          >
            {showsRecent ? (
              <RecentSearches
                id={id}
                title={messages.searchRecent}
                searches={recent}
                selected={selected}
                onSelect={select}
                onOpen={repeat}
              />
            ) : (
              <SearchResults
                id={id}
                groups={groups}
                selected={selected}
                hrefOf={hrefOf}
                opensNewTab={opensNewTab}
                messages={messages}
                onSelect={select}
                onOpen={openResult}
              />
            )}
          </div>
          {isEmpty && <SearchEmpty query={outcome.query} messages={messages} />}
          {hasMore && (
            <button
              type="button"
              className="oct-search-all"
              onClick={() => {
                search(query, { limit: SEARCH_ALL_LIMIT, delay: 0 });
                input.current?.focus();
              }}
            >
              {messages.searchShowAll}
            </button>
          )}
        </div>
        <SearchFooter messages={messages} />
        <output className="oct-search-hidden">
          {outcome && !isSearching && !showsRecent
            ? isEmpty
              ? formatMessage(messages.searchNoResults, { query: outcome.query })
              : formatMessage(messages.searchResultCount, { count }, lang)
            : ''}
        </output>
      </div>
    </dialog>,
    document.body,
  );
}
