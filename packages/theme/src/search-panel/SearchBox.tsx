import { type CompositionEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';

import type { Messages } from '../model/messages';
import { LANGS_WITH_CONVERSION, LETTERS } from './composed-text';
import { SearchIcon } from './SearchIcon';

export interface SearchBoxProps {
  inputRef: Ref<HTMLInputElement>;
  listId: string;
  /** ID of the row that the Enter key opens. */
  activeId: string | undefined;
  hasRows: boolean;
  value: string;
  isSearching: boolean;
  /** Language of the page. */
  lang: string;
  messages: Messages;
  /** Called when the value changes. `isFinal` is `false` for letters that an input method has yet to convert. */
  onChange: (value: string, isFinal: boolean) => void;
  /** Called on `keydown`, except during IME composition. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called to clear the query. If the query is empty, closes the panel instead. */
  onClear: () => void;
  onClose: () => void;
  /** Tabs at the end of the row. */
  children?: ReactNode;
}

/** Search input, which is also a combobox for the list of results. */
export function SearchBox({
  inputRef,
  listId,
  activeId,
  hasRows,
  value,
  isSearching,
  lang,
  messages,
  onChange,
  onKeyDown,
  onClear,
  onClose,
  children,
}: SearchBoxProps) {
  const isComposing = useRef(false);
  /** Whether the text has letters that the input method has yet to convert. */
  const isUnconverted = useRef(false);

  function handleKeyDown(event: KeyboardEvent): void {
    // Safari ends the composition before dispatching `keydown`. Only `keyCode` 229 identifies keys handled by an IME.
    if (isComposing.current || event.nativeEvent.isComposing || event.keyCode === 229) return;
    onKeyDown(event);
  }

  function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
    isComposing.current = false;
    if (!isUnconverted.current) return;
    isUnconverted.current = false;
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
        onChange={(event) => onChange(event.target.value, !isUnconverted.current)}
        onKeyDown={handleKeyDown}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionUpdate={({ data }) => {
          // Korean input methods and keyboards of phones compose words that do not need a conversion.
          isUnconverted.current = LANGS_WITH_CONVERSION.test(lang) && LETTERS.test(data);
        }}
        onCompositionEnd={handleCompositionEnd}
      />
      {isSearching && (
        <span className="oct-search-spinner" role="img" aria-label={messages.searching} />
      )}
      {children}
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
