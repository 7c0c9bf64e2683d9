import type { Messages } from '../model/messages';
import { SearchIcon } from './SearchIcon';

/**
 * SVG paths for key symbols. Few fonts include these characters, and font fallback is slower than opening the panel.
 */
const KEYS = {
  enter: 'M19 6v7H6m4-4-4 4 4 4',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
};

/** Footer with the keyboard shortcuts for the search panel. */
export function SearchFooter({ messages }: { messages: Messages }) {
  return (
    <div className="oct-search-footer" aria-hidden="true">
      <span>
        <Key name="enter" /> <span>{messages.searchToSelect}</span>
      </span>
      <span>
        <Key name="up" /> <Key name="down" /> <span>{messages.searchToNavigate}</span>
      </span>
      <span>
        <kbd>{messages.escKey}</kbd> <span>{messages.searchToClose}</span>
      </span>
    </div>
  );
}

function Key({ name }: { name: keyof typeof KEYS }) {
  return (
    <kbd>
      <SearchIcon d={KEYS[name]} />
    </kbd>
  );
}
