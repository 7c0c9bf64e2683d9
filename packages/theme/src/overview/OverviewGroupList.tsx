import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { Link } from '../link/Link';
import type { OverviewGroup } from '../model/types';

/** Props for `OverviewGroupList`. */
export interface OverviewGroupListProps {
  /** Overview group to list. */
  group: OverviewGroup;
  /** Heading levels to list, or `undefined` to list all levels. */
  levels: readonly number[] | undefined;
}

/**
 * Renders an overview group with a card for each page, its badges, its description and its headings. Groups without a name
 * have no heading.
 */
export function OverviewGroupList({ group, levels }: OverviewGroupListProps) {
  const ItemTitle = group.name ? 'h3' : 'h2';
  return (
    <section className="oct-overview-group">
      {group.name && (
        <h2 className="oct-overview-group-title">
          <InlineMarkdown text={group.name} />
        </h2>
      )}
      <div className="oct-overview-items">
        {group.items.map(({ text, link, description, badges = [], headings }, index) => {
          const listed = levels ? headings.filter(({ depth }) => levels.includes(depth)) : headings;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may be listed twice.
            <div key={`${link}:${index}`} className="oct-overview-item">
              <ItemTitle className="oct-overview-item-title">
                <Link href={link}>
                  <InlineMarkdown text={text || link} />
                </Link>
              </ItemTitle>
              {badges.length > 0 && (
                <p className="oct-overview-item-badges">
                  {badges.map((badge) => (
                    <span key={badge} className="oct-badge">
                      <InlineMarkdown text={badge} />
                    </span>
                  ))}
                </p>
              )}
              {description && (
                <p className="oct-overview-item-description">
                  <InlineMarkdown text={description} />
                </p>
              )}
              {listed.length > 0 && (
                <ul>
                  {listed.map((heading, position) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: IDs may be duplicated.
                    <li key={`${heading.id}:${position}`} data-depth={heading.depth}>
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
