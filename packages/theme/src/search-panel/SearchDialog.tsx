import type { SearchClient, SearchResult } from '@octavo/search';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { messagesFor } from '#built-in';
import '#lazy-styles/search-dialog';

import { SEARCH_DEBOUNCE, SEARCH_EXPANDED_LIMIT } from '../model/constants';
import type { SearchIndex } from '../model/types';
import { opensNewTab as isWebLink } from '../url/urls';
import { formatUnavailable } from './format-unavailable';
import { createStartGroup, flattenResults, groupResults, removeScriptLink } from './group-results';
import { highlightMatch } from './highlight-match';
import { moveSelection } from './move-selection';
import { RecentSearches } from './RecentSearches';
import { readRecentSearches, saveRecentSearch } from './recent-searches';
import { SearchBox } from './SearchBox';
import { SearchEmpty } from './SearchEmpty';
import { SearchFooter } from './SearchFooter';
import { SearchModal } from './SearchModal';
import { getRowId, SearchResults } from './SearchResults';
import { SearchStatus } from './SearchStatus';
import { getFirstTabName, getTabId, SearchTabs } from './SearchTabs';
import { shortenQuery } from './shorten-query';
import { getStartPages } from './start-pages';
import type { EarlyText } from './transfer-early-input';
import type { SearchPanelProps, Submission } from './types';
import { useDeferredContent } from './useDeferredContent';
import { useDialog } from './useDialog';
import { useOtherIndexes } from './useOtherIndexes';
import { useSearch } from './useSearch';
import { useSelection } from './useSelection';

const NO_SEARCHES: readonly string[] = [];
const NO_INDEXES: readonly SearchIndex[] = [];

const identity = (link: string): string => link;

/** Search dialog. Preserves the query and scroll position while closed. */
export function SearchDialog({
  client,
  name,
  indexes = NO_INDEXES,
  start,
  open,
  onClose,
  onNavigate,
  hrefOf = identity,
  lang = 'en',
  messages: overrides,
  className,
}: SearchPanelProps) {
  const id = useId();
  const messages = useMemo(() => messagesFor(lang, overrides), [lang, overrides]);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  // `undefined` until the panel opens, so that its first frame does not wait for the pages to start with.
  const [stored, setRecent] = useState<string[]>();
  const recent = stored ?? NO_SEARCHES;
  // Each index has its own tabs, so a different client starts with the first tab.
  const [chosenTab, setChosenTab] = useState({ client, index: 0 });
  const tab = chosenTab.client === client ? chosenTab.index : 0;
  const activeClient: SearchClient = (tab > 0 && indexes[tab - 1]?.client) || client;
  const { outcome, isSearching, search, flush } = useSearch(activeClient, open);
  /** Set while the Enter key waits for results. */
  const submission = useRef<Submission>(undefined);
  const dialog = useDialog({
    open,
    onOpen(early) {
      setRecent(readRecentSearches());
      void activeClient.init();
      focusInput(early);
    },
    onClose,
    list,
  });

  const rendersAllTabs = useDeferredContent(open, outcome !== undefined);
  const groupTabs = outcome?.answer.groups ?? [];
  const names = [
    getFirstTabName(name, indexes, messages),
    ...indexes.map(({ name }) => name),
    ...groupTabs.map(({ name }) => name),
  ];
  const tabs = names
    .map((name, index) => ({ name, index }))
    .filter(({ index }) => index === tab || !indexes[index - 1]?.onlyIfEmpty);
  const results = groupTabs[tab - indexes.length - 1]?.results ?? outcome?.answer.results;
  const hasNoQuery = query.trim() === '';
  const showsStart = hasNoQuery && stored?.length === 0 && tab === 0;
  const groups = useMemo(
    () =>
      showsStart
        ? createStartGroup(messages.searchStart, start ? getStartPages(start) : [])
        : groupResults((results ?? []).map(removeScriptLink)),
    [results, showsStart, start, messages],
  );
  const rows = useMemo(() => flattenResults(groups), [groups]);
  const showsRecent = hasNoQuery && recent.length > 0;
  const count = showsRecent ? recent.length : rows.length;
  // Without a query, nothing is selected initially, so that pressing Enter does nothing.
  const [selected, select] = useSelection(
    showsRecent ? recent : showsStart ? groups : outcome,
    hasNoQuery ? -1 : 0,
    rows,
    outcome?.query ?? '',
  );

  const isOtherIndex = tab > 0 && tab <= indexes.length;
  const opensNewTab = (result: SearchResult): boolean => isOtherIndex || isWebLink(result.link);

  function setTab(index: number): void {
    submission.current = undefined;
    setChosenTab({ client, index });
  }

  function handleChange(value: string, isFinal: boolean): void {
    submission.current = undefined;
    setQuery(value);
    if (isFinal) search(value);
  }

  function focusInput({ text, elapsed, isSubmitted }: EarlyText): void {
    const field = input.current;
    if (!field) return;
    // Set the value synchronously, so that the next key press does not overwrite it.
    if (text !== '') field.value = text;
    field.focus();
    if (text === '') {
      field.select();
      return;
    }
    setQuery(text);
    search(text, { delay: Math.max(0, SEARCH_DEBOUNCE - elapsed) });
    if (isSubmitted) waitForResults(text, false);
  }

  /** Opens the first row once the results for the query arrive. */
  function waitForResults(query: string, inNewTab: boolean): void {
    submission.current = { query, client: activeClient, inNewTab };
    flush();
  }

  function openResult(result: SearchResult, inNewTab = opensNewTab(result)): void {
    saveRecentSearch(query);
    const href = hrefOf(result.link);
    if (inNewTab) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    onClose();
    onNavigate(result.link);
    highlightMatch(result, href);
  }

  const isEmpty = outcome !== undefined && !isSearching && count === 0 && !showsRecent;
  const suggestion = isEmpty ? outcome.answer.suggestion : undefined;
  const others = useOtherIndexes(
    isEmpty && open ? outcome.query : undefined,
    client,
    indexes,
    tab,
  ).map((other) => ({ ...other, name: names[other.index]! }));

  function searchIn(index: number): void {
    setTab(index);
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const next = moveSelection(event.key, selected, count);
    if (next !== undefined) {
      event.preventDefault();
      submission.current = undefined;
      select(next);
      document.getElementById(getRowId(id, next))?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const inNewTab = event.ctrlKey || event.metaKey;
      // Text that was typed while the panel was loading may not be rendered yet.
      const text = input.current?.value ?? query;
      const isRendered = text === query;
      const recentQuery = recent[selected];
      if (showsRecent && isRendered) {
        if (recentQuery !== undefined) repeatSearch(recentQuery);
        return;
      }
      // The rows of the previous query are shown until the results for the current one arrive. Never open those.
      const isCurrent = isRendered && (hasNoQuery || outcome?.query === query);
      const result = isCurrent ? rows[selected] : undefined;
      if (result) openResult(result, inNewTab || undefined);
      else if (isSearching || !isRendered) waitForResults(text, inNewTab);
      else if (suggestion !== undefined) repeatSearch(suggestion);
      else if (isEmpty && others[0]) searchIn(others[0].index);
    }
  }

  function repeatSearch(recentQuery: string): void {
    setQuery(recentQuery);
    search(recentQuery, { delay: 0 });
    input.current?.focus();
  }

  function clear(): void {
    if (query === '') {
      onClose();
      return;
    }
    handleChange('', true);
    input.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when results arrive or the panel closes
  useEffect(() => {
    const submitted = submission.current;
    if (!open) submission.current = undefined;
    if (!open || !submitted || isSearching || outcome?.query !== submitted.query) return;
    submission.current = undefined;
    const first = rows[0];
    if (first && outcome.client === submitted.client)
      openResult(first, submitted.inNewTab || undefined);
  }, [outcome, isSearching, open]);

  const failure = formatUnavailable(outcome?.answer, isOtherIndex && names[tab], lang, messages);
  // A search that failed has the message in place of the advice to try another keyword.
  const note = isEmpty && outcome.answer.isFailed ? undefined : failure;

  const hasMore =
    outcome !== undefined &&
    outcome.limit < SEARCH_EXPANDED_LIMIT &&
    outcome.answer.total > groups.length &&
    groups.length > 0;

  return (
    <SearchModal dialogRef={dialog} label={messages.search} className={className} onClose={onClose}>
      <div className="oct-search-panel">
        <SearchBox
          inputRef={input}
          listId={`${id}-list`}
          activeId={count > 0 && selected >= 0 ? getRowId(id, selected) : undefined}
          hasRows={count > 0}
          value={query}
          isSearching={isSearching}
          lang={lang}
          messages={messages}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
          onClear={clear}
          onClose={onClose}
        >
          {tabs.length > 1 && (
            <SearchTabs
              id={id}
              label={messages.searchResults}
              // Defer the other tabs. Their names can require fallback fonts, and font fallback is slower than
              // rendering the panel.
              tabs={rendersAllTabs ? tabs : tabs.slice(0, 1)}
              active={tab}
              onChange={setTab}
            />
          )}
        </SearchBox>
        <div className="oct-search-scroller" ref={list}>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={messages.searchResults}
            aria-labelledby={tabs.length > 1 ? getTabId(id, tab) : undefined}
          >
            {showsRecent ? (
              <RecentSearches
                id={id}
                title={messages.searchRecent}
                searches={recent}
                selected={selected}
                onSelect={select}
                onOpen={repeatSearch}
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
          {isEmpty && (
            <SearchEmpty
              query={shortenQuery(outcome.query)}
              failure={note === undefined ? failure : undefined}
              suggestion={suggestion}
              nearest={(outcome.answer.nearest ?? []).map(removeScriptLink)}
              others={others}
              hrefOf={hrefOf}
              messages={messages}
              lang={lang}
              onOpen={openResult}
              onSearchFor={repeatSearch}
              onSearchIn={searchIn}
            />
          )}
          {note !== undefined && <p className="oct-search-note">{note}</p>}
          {hasMore && (
            <button
              type="button"
              className="oct-search-all"
              onClick={() => {
                search(query, { limit: SEARCH_EXPANDED_LIMIT, delay: 0 });
                input.current?.focus();
              }}
            >
              {messages.searchShowAll}
            </button>
          )}
        </div>
        <SearchFooter messages={messages} />
        <SearchStatus
          query={hasNoQuery || !outcome ? undefined : shortenQuery(outcome.query)}
          count={count}
          unavailable={failure}
          isSearching={isSearching}
          lang={lang}
          messages={messages}
        />
      </div>
    </SearchModal>
  );
}
