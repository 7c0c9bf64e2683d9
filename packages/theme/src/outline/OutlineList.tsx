import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import type { OutlineEntry } from './outline-entries';

/** Props for `OutlineList`. */
export interface OutlineListProps {
  /** Headings to list. */
  entries: readonly OutlineEntry[];
  /** ID of the active heading. */
  active: string | undefined;
  /** IDs of the headings before the active one. */
  passed?: readonly string[] | undefined;
  /** Called with the heading ID when a link is clicked. */
  onSelect: (id: string) => void;
}

/** Renders a nested list of links to headings. */
export function OutlineList({ entries, active, passed, onSelect }: OutlineListProps) {
  return (
    <ul className="oct-outline-list">
      {entries.map(({ id, text, children }) => (
        <li key={`${id} ${text}`}>
          <a
            className="oct-outline-link"
            href={`#${id}`}
            aria-current={id === active ? 'true' : undefined}
            data-passed={passed?.includes(id) ? '' : undefined}
            onClick={() => onSelect(id)}
          >
            <InlineMarkdown text={text} />
          </a>
          {children.length > 0 && (
            <OutlineList entries={children} active={active} passed={passed} onSelect={onSelect} />
          )}
        </li>
      ))}
    </ul>
  );
}
