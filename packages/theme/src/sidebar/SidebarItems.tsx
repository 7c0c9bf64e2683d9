import { memo } from 'react';

import { Link } from '../link/Link';
import { Tag } from '../tag/Tag';
import { InlineMarkdown } from '../text/InlineMarkdown';
import type { SidebarItem, SidebarLink } from '../types';
import { isPage } from './is-page';
import { SidebarGroupEntry } from './SidebarGroupEntry';
import { SidebarMore } from './SidebarMore';
import { useSidebarState } from './sidebar-context';
import { useSidebarRange } from './useSidebarRange';

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
  const isHere = (item: SidebarItem): boolean =>
    item.kind === 'group'
      ? trail[0] === tree.keyOf(item)
      : item.kind === 'link' &&
        trail.length === 0 &&
        current !== undefined &&
        isPage(item, current);
  const { from, to, more } = useSidebarRange(items, isHere);
  const drawn = items.slice(from, to).map((item, index) => {
    const key = `${from + index}`;
    switch (item.kind) {
      case 'link':
        return <SidebarLinkEntry key={key} item={item} isCurrent={isHere(item)} />;
      case 'group': {
        const onTrail = isHere(item);
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
  return (
    <>
      {from > 0 && <SidebarMore next={items[from - 1]} onMore={() => more('start')} />}
      {drawn}
      {to < items.length && <SidebarMore next={items[to]} onMore={() => more('end')} />}
    </>
  );
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
