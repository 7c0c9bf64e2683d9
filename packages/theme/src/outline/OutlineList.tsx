import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import type { OutlineEntry } from './outline-entries';

export interface OutlineListProps {
  entries: readonly OutlineEntry[];
  active: string | undefined;
  onSelect: (id: string) => void;
}

/** Links to headings, nested as they are. */
export function OutlineList({ entries, active, onSelect }: OutlineListProps) {
  return (
    <ul className="oct-outline-list">
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a
            className="oct-outline-link"
            href={`#${id}`}
            aria-current={id === active ? 'true' : undefined}
            onClick={() => onSelect(id)}
          >
            <InlineMarkdown text={text} />
          </a>
          {children.length > 0 && (
            <OutlineList entries={children} active={active} onSelect={onSelect} />
          )}
        </li>
      ))}
    </ul>
  );
}
