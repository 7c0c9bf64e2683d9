import type { Messages } from '../messages';

/** Keys of the panel, for those who have a keyboard. */
export function SearchFooter({ messages }: { messages: Messages }) {
  return (
    <div className="oct-search-footer" aria-hidden="true">
      <span>
        <kbd>↵</kbd> {messages.searchToSelect}
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {messages.searchToNavigate}
      </span>
      <span>
        <kbd>Esc</kbd> {messages.searchToClose}
      </span>
    </div>
  );
}
