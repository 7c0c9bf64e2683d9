import { forwardRef, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useNavbarMessagesAnywhere } from '../context/useNavbarMessagesAnywhere';
import { catchTyping, endTyping } from './early-typing';
import { hasSearchDialog, loadSearchDialog, SearchPanel } from './SearchPanel';
import { SearchSign } from './SearchSign';
import { isTextField, opensSearch } from './search-shortcut';
import type { SearchPanelProps } from './types';

export type SearchButtonProps = Omit<SearchPanelProps, 'open' | 'onClose'>;

/**
 * Opens the search panel, as do Ctrl or Cmd with K, and a slash. The panel is loaded with the first sign that
 * it is wanted; until then this button is all there is of search.
 */
export const SearchButton = forwardRef<HTMLButtonElement, SearchButtonProps>(function SearchButton(
  { className, ...panel },
  ref,
) {
  const { client } = panel;
  const { search, ctrlKey } = {
    ...useNavbarMessagesAnywhere(panel.lang ?? 'en'),
    ...panel.messages,
  };
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const modifier = useModifierKey(ctrlKey);

  const show = useRef(() => {});
  show.current = () => {
    // At once, not when the panel is there: what it shows comes from further away.
    prepare();
    if (!hasSearchDialog()) catchTyping(search, close);
    setOpened(true);
    setOpen(true);
  };
  function close(): void {
    setOpen(false);
    endTyping();
  }
  const isOpen = useRef(open);
  isOpen.current = open;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // In search's own field a slash is typed; Ctrl+K, pressed twice or held, would lead out of the page.
      const isInOwnField = isOpen.current && event.key !== '/';
      if (!opensSearch(event, isTextField(event.target) && !isInOwnField)) return;
      event.preventDefault();
      if (!isOpen.current) show.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  function prepare(): void {
    // The panel first: starting the engine takes time of the page, in a task of its own, and its index is there before a
    // query is.
    // What fails now is tried again, and then seen, when the panel opens.
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
        onClick={() => show.current()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <SearchSign />
        <span className="oct-search-button-text">{search}</span>
        <span className="oct-search-keys" aria-hidden="true">
          {modifier} K
        </span>
      </button>
      {wasOpened && <SearchPanel {...panel} open={open} onClose={close} />}
    </>
  );
});

/** Returns the key to press with K on this machine; on the server and while hydrating, `ctrlKey`. */
function useModifierKey(ctrlKey: string): string {
  return useSyncExternalStore(
    () => () => {},
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : ctrlKey),
    () => ctrlKey,
  );
}
