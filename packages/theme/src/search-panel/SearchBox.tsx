import { type CompositionEvent, type KeyboardEvent, type Ref, useRef } from 'react';

import type { Messages } from '../model/messages';
import { SearchIcon } from './icons';

export interface SearchBoxProps {
  inputRef: Ref<HTMLInputElement>;
  listId: string;
  /** Id of the row that Enter opens. */
  activeId: string | undefined;
  hasRows: boolean;
  value: string;
  isSearching: boolean;
  messages: Messages;
  /** Called with every change; `isFinal` is false while an input method still composes. */
  onChange: (value: string, isFinal: boolean) => void;
  /** Called with keys that are the panel's: never with those of an input method. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Clear the query, or close when it is empty. */
  onClear: () => void;
  onClose: () => void;
}

/** The box to type in, which also steers the list below it. */
export function SearchBox({
  inputRef,
  listId,
  activeId,
  hasRows,
  value,
  isSearching,
  messages,
  onChange,
  onKeyDown,
  onClear,
  onClose,
}: SearchBoxProps) {
  const isComposing = useRef(false);

  function handleKeyDown(event: KeyboardEvent): void {
    // Safari ends a composition before it sends the key that ended it; only the code 229 tells.
    if (isComposing.current || event.nativeEvent.isComposing || event.keyCode === 229) return;
    onKeyDown(event);
  }

  function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
    isComposing.current = false;
    onChange(event.currentTarget.value, true);
  }

  return (
    <div className="oct-search-box">
      <SearchIcon name="search" />
      <input
        ref={inputRef}
        className="oct-search-input"
        type="text"
        role="combobox"
        aria-label={messages.searchPlaceholder}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasRows}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-busy={isSearching}
        placeholder={messages.searchPlaceholder}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value, !isComposing.current)}
        onKeyDown={handleKeyDown}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={handleCompositionEnd}
      />
      {isSearching && (
        <span className="oct-search-spinner" role="img" aria-label={messages.searching} />
      )}
      <button
        type="button"
        className="oct-search-close"
        aria-label={value === '' ? messages.searchClose : messages.searchClear}
        onClick={onClear}
      >
        <SearchIcon name="close" />
      </button>
      <button type="button" className="oct-search-cancel" onClick={onClose}>
        {messages.searchCancel}
      </button>
    </div>
  );
}
