import { Link } from '../link/Link';
import { useMessages } from '../site/hooks';
import { InlineMarkdown } from '../text/InlineMarkdown';
import type { OverviewGroup } from '../types';

export interface OverviewGroupListProps {
  group: OverviewGroup;
  levels: readonly number[] | undefined;
}

/** One group of an overview: a card for each page, with its headings. */
export function OverviewGroupList({ group, levels }: OverviewGroupListProps) {
  const messages = useMessages();
  return (
    <section className="oct-overview-group">
      <h2 className="oct-overview-group-title">
        <InlineMarkdown text={group.name || messages.overviewOthers} />
      </h2>
      <div className="oct-overview-items">
        {group.items.map(({ text, link, headings }) => {
          const listed = Array.isArray(levels)
            ? headings.filter(({ depth }) => levels.includes(depth))
            : headings;
          return (
            <div key={link} className="oct-overview-item">
              <h3 className="oct-overview-item-title">
                <Link href={link}>
                  <InlineMarkdown text={text || link} />
                </Link>
              </h3>
              {listed.length > 0 && (
                <ul>
                  {listed.map((heading) => (
                    <li key={heading.id} data-depth={heading.depth}>
                      <Link href={`${link}#${heading.id}`}>
                        <InlineMarkdown text={heading.text} />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
