import { memo } from 'react';

import { Link } from '../link/Link';
import { Tag } from '../tag/Tag';
import { InlineMarkdown } from '../text/InlineMarkdown';
import type { SidebarItem, SidebarLink } from '../types';
import { isPage } from './is-page';
import { SidebarGroupEntry } from './SidebarGroupEntry';
import { useSidebarState } from './sidebar-context';

export interface SidebarItemsProps {
  items: readonly SidebarItem[];
  /** Key of the page that is shown, where it is among these items. */
  current: string | undefined;
  /** Keys of the groups around that page, from this level down. */
  trail: readonly string[];
  depth: number;
}

const NO_TRAIL: readonly string[] = [];

/** One level of the sidebar. Only the branch of the current page is told about it, so only it redraws. */
export const SidebarItems = memo(function SidebarItems({
  items,
  current,
  trail,
  depth,
}: SidebarItemsProps) {
  const { tree } = useSidebarState();
  return items.map((item, index) => {
    const key = `${index}`;
    switch (item.kind) {
      case 'link':
        return (
          <SidebarLinkEntry
            key={key}
            item={item}
            isCurrent={trail.length === 0 && current !== undefined && isPage(item, current)}
          />
        );
      case 'group': {
        const onTrail = trail[0] === tree.keyOf(item);
        return (
          <SidebarGroupEntry
            key={key}
            Items={SidebarItems}
            group={item}
            groupKey={tree.keyOf(item)}
            onTrail={onTrail}
            current={onTrail ? current : undefined}
            trail={onTrail ? (trail.length > 1 ? trail : NO_TRAIL) : NO_TRAIL}
            depth={depth}
          />
        );
      }
      case 'divider':
        return (
          <li
            key={key}
            className="oct-sidebar-divider"
            data-type={item.dividerType}
            aria-hidden="true"
          />
        );
      case 'section-header':
        return (
          <li key={key} className="oct-sidebar-section">
            <InlineMarkdown text={item.sectionHeaderText} />
            {item.tag && <Tag tag={item.tag} />}
          </li>
        );
      default:
        return null;
    }
  });
});

const SidebarLinkEntry = memo(function SidebarLinkEntry({
  item,
  isCurrent,
}: {
  item: SidebarLink;
  isCurrent: boolean;
}) {
  return (
    <li data-context={item.context}>
      <Link
        className="oct-sidebar-link"
        href={item.link}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <InlineMarkdown text={item.text || item.link || '…'} />
        {item.tag && <Tag tag={item.tag} />}
      </Link>
    </li>
  );
});
