import { forwardRef, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useNavbarMessagesOrDefault } from '../context/useNavbarMessagesOrDefault';
import { Icon } from '../icons/Icon';
import { ErrorBoundary } from '../react/ErrorBoundary';
import { captureEarlyInput, type EarlySearch, stopEarlyInput } from './early-input';
import { isSearchDialogLoaded, loadSearchDialog, SearchPanel } from './SearchPanel';
import { getModifierKey, isSearchShortcut, isTextField } from './search-shortcut';
import type { SearchPanelProps } from './types';

/** Props for `SearchButton`. */
export type SearchButtonProps = Omit<SearchPanelProps, 'open' | 'onClose'>;

/**
 * Button that opens the search panel. The Ctrl+K, Cmd+K and slash shortcuts also open it. The panel and the search
 * index are loaded when the user hovers over or focuses the button, or opens the search.
 *
 * @example
 * <SearchButton client={searchClient} onNavigate={(link) => navigate(link)} />
 */
export const SearchButton = forwardRef<HTMLButtonElement, SearchButtonProps>(function SearchButton(
  { className, ...panel },
  ref,
) {
  const { client } = panel;
  const { search, ctrlKey } = {
    ...useNavbarMessagesOrDefault(panel.lang ?? 'en'),
    ...panel.messages,
  };
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const modifier = useModifierKey(ctrlKey);

  const openPanel = useRef((_early?: EarlySearch) => {});
  openPanel.current = (early) => {
    // Load the index in parallel with the panel.
    preload();
    if (!isSearchDialogLoaded()) captureEarlyInput(search, close, early);
    setOpened(true);
    setOpen(true);
  };
  function close(): void {
    setOpen(false);
    stopEarlyInput();
  }
  // The next click renders the panel again.
  function removePanel(): void {
    close();
    setOpened(false);
  }
  const isOpen = useRef(open);
  isOpen.current = open;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Allow typing a slash in the search input, but prevent the browser's Ctrl+K shortcut while the panel is open.
      const isRepeated = isOpen.current && event.key !== '/';
      // Within a shadow tree, `target` is its host.
      const isInField = isTextField(event.composedPath()[0]) && !isRepeated;
      if (!isSearchShortcut(event, isInField)) return;
      event.preventDefault();
      if (!isOpen.current) openPanel.current();
    };
    window.addEventListener('keydown', onKeyDown);
    window.octEarlySearch?.(openPanel.current);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  function preload(): void {
    // Load the panel first. Starting the search engine blocks the main thread, so defer it to a separate task.
    // If loading the panel fails, opening it retries and logs the error.
    void loadSearchDialog().catch(() => undefined);
    setTimeout(() => client.init());
  }

  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className ? `oct-search-button ${className}` : 'oct-search-button'}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => openPanel.current()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" className="oct-search-icon" />
        <span className="oct-search-button-text">{search}</span>
        <span className="oct-search-keys" aria-hidden="true">
          {`${modifier} K`}
        </span>
      </button>
      {wasOpened && (
        <ErrorBoundary resetKey={open} onError={removePanel}>
          <SearchPanel {...panel} open={open} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
});

/**
 * Returns the label for the shortcut's modifier key on the current platform. Returns `ctrlKey` on the server and during
 * hydration.
 */
function useModifierKey(ctrlKey: string): string {
  return useSyncExternalStore(
    () => () => {},
    () => getModifierKey(ctrlKey),
    () => ctrlKey,
  );
}
