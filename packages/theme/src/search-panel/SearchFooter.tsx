import type { Messages } from '../model/messages';
import { SearchIcon } from './SearchIcon';

/** Footer with the keyboard shortcuts for the search panel. */
export function SearchFooter({ messages }: { messages: Messages }) {
  return (
    <div className="oct-search-footer" aria-hidden="true">
      <span>
        <Key name="keyEnter" /> <span>{messages.searchToSelect}</span>
      </span>
      <span>
        <Key name="keyUp" /> <Key name="keyDown" /> <span>{messages.searchToNavigate}</span>
      </span>
      <span>
        <kbd>{messages.escKey}</kbd> <span>{messages.searchToClose}</span>
      </span>
    </div>
  );
}

/** Key symbol. An icon, because few fonts have these characters, and font fallback is slower than opening the panel. */
function Key({ name }: { name: 'keyEnter' | 'keyUp' | 'keyDown' }) {
  return (
    <kbd>
      <SearchIcon name={name} />
    </kbd>
  );
}
