import { type CompositionEvent, type KeyboardEvent, type Ref, useRef } from 'react';

import type { Messages } from '../model/messages';
import { PanelIcon } from './icons';

export interface SearchBoxProps {
  inputRef: Ref<HTMLInputElement>;
  listId: string;
  /** Id of the row that Enter opens. */
  activeId: string | undefined;
  hasRows: boolean;
  value: string;
  isSearching: boolean;
  messages: Messages;
  /** Called on every change. `isFinal` is `false` during the composition of an input method. */
  onChange: (value: string, isFinal: boolean) => void;
  /** Called for key presses, except for those of an input method. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called to clear the query, or to close the panel if the query is empty. */
  onClear: () => void;
  onClose: () => void;
}

/** Input of the search panel, which also controls the list of results. */
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
    // Safari ends the composition before the key event. Only key code 229 identifies keys of an input method.
    if (isComposing.current || event.nativeEvent.isComposing || event.keyCode === 229) return;
    onKeyDown(event);
  }

  function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
    isComposing.current = false;
    onChange(event.currentTarget.value, true);
  }

  return (
    <div className="oct-search-box">
      <PanelIcon name="search" />
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
        <PanelIcon name="close" />
      </button>
      <button type="button" className="oct-search-cancel" onClick={onClose}>
        {messages.searchCancel}
      </button>
    </div>
  );
}
