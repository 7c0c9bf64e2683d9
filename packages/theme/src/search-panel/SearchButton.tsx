import { forwardRef, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useNavbarMessagesOrDefault } from '../context/useNavbarMessagesOrDefault';
import { captureEarlyInput, stopEarlyInput } from './early-input';
import { SearchIcon } from './SearchIcon';
import { hasSearchDialog, loadSearchDialog, SearchPanel } from './SearchPanel';
import { isTextField, opensSearch } from './search-shortcut';
import type { SearchPanelProps } from './types';

/** Props of `SearchButton`. */
export type SearchButtonProps = Omit<SearchPanelProps, 'open' | 'onClose'>;

/**
 * Button that opens the search panel. Ctrl+K, Cmd+K and a slash open it as well. The panel and the index are loaded when the
 * reader hovers or focuses the button, or opens the search.
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

  const openPanel = useRef(() => {});
  openPanel.current = () => {
    // Start loading the index now, not after the panel has loaded.
    preload();
    if (!hasSearchDialog()) captureEarlyInput(search, close);
    setOpened(true);
    setOpen(true);
  };
  function close(): void {
    setOpen(false);
    stopEarlyInput();
  }
  const isOpen = useRef(open);
  isOpen.current = open;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // In the search input, a slash is text. Ctrl+K must not trigger the shortcut of the browser if pressed again.
      const isRepeated = isOpen.current && event.key !== '/';
      if (!opensSearch(event, isTextField(event.target) && !isRepeated)) return;
      event.preventDefault();
      if (!isOpen.current) openPanel.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  function preload(): void {
    // Load the panel first. Starting the engine blocks the main thread, so that it runs in a separate task.
    // If loading the panel fails, opening it tries again and logs the error.
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
        <SearchIcon />
        <span className="oct-search-button-text">{search}</span>
        <span className="oct-search-keys" aria-hidden="true">
          {modifier} K
        </span>
      </button>
      {wasOpened && <SearchPanel {...panel} open={open} onClose={close} />}
    </>
  );
});

/** Returns the modifier key of the shortcut on this platform. On the server and during hydration, it is `ctrlKey`. */
function useModifierKey(ctrlKey: string): string {
  return useSyncExternalStore(
    () => () => {},
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : ctrlKey),
    () => ctrlKey,
  );
}
