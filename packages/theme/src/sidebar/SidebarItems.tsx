import { memo, type ReactNode, useRef } from 'react';

import { Icon } from '../icons/Icon';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { plainText } from '../inline-markdown/inline-markdown';
import { Link } from '../link/Link';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../model/types';
import { getLabelKey } from '../tag/label-key';
import { Tag } from '../tag/Tag';
import { SidebarShowMore } from './SidebarShowMore';
import { useGroupState, useSidebarState } from './sidebar-context';
import { findFirstLink, linksToPage } from './sidebar-tree';
import { useSidebarRange } from './useSidebarRange';

export interface SidebarItemsProps {
  items: readonly SidebarItem[];
  /** Page key of the current page, if the page is among these items. */
  current: string | undefined;
  /** Keys of the groups that contain the current page, starting at this level. */
  trail: readonly string[];
  depth: number;
}

const NO_TRAIL: readonly string[] = [];

/**
 * List of sidebar items at one nesting level. The current page is passed only to the branch that contains it, so that
 * other branches do not re-render.
 */
export const SidebarItems = memo(function SidebarItems({
  items,
  current,
  trail,
  depth,
}: SidebarItemsProps): ReactNode {
  const { tree } = useSidebarState();
  const isActive = (item: SidebarItem): boolean =>
    item.kind === 'group'
      ? trail[0] === tree.getKey(item)
      : item.kind === 'link' &&
        trail.length === 0 &&
        current !== undefined &&
        linksToPage(item, current);
  const { from, to, showMore } = useSidebarRange(items, isActive);
  const entries = items.slice(from, to).map((item, index) => {
    const key = `${from + index}`;
    switch (item.kind) {
      case 'link':
        return <SidebarLinkEntry key={key} item={item} isCurrent={isActive(item)} />;
      case 'group': {
        const onTrail = isActive(item);
        return (
          <SidebarGroupEntry
            key={key}
            group={item}
            groupKey={tree.getKey(item)}
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
          <li
            key={`${key} ${getLabelKey(item.sectionHeaderText, item.tag)}`}
            className="oct-sidebar-section"
          >
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
      {from > 0 && <SidebarShowMore next={items[from - 1]} onClick={() => showMore('start')} />}
      {entries}
      {to < items.length && <SidebarShowMore next={items[to]} onClick={() => showMore('end')} />}
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
        key={getLabelKey(item.text, item.tag)}
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

interface SidebarGroupEntryProps {
  group: SidebarGroup;
  groupKey: string;
  /** Whether the group contains or links to the current page. */
  onTrail: boolean;
  current: string | undefined;
  /**
   * Keys of the groups that contain the current page, starting at this group. Empty if this group does not contain the
   * page.
   */
  trail: readonly string[];
  depth: number;
}

/** Sidebar group. The title is either a toggle button or a link next to a toggle button. */
const SidebarGroupEntry = memo(function SidebarGroupEntry({
  group,
  groupKey,
  onTrail,
  current,
  trail,
  depth,
}: SidebarGroupEntryProps): ReactNode {
  const { tree, store } = useSidebarState();
  const userState = useGroupState(groupKey);
  const collapsible = group.collapsible !== false;
  const isOpenByDefault = onTrail || (!tree.isLarge && group.collapsed !== true);
  const open = !collapsible || (userState ?? isOpenByDefault);
  const isCurrent =
    onTrail &&
    current !== undefined &&
    group.link !== undefined &&
    linksToPage({ link: group.link }, current);

  const toggle = (): void => store?.set(groupKey, !open);
  const labelKey = getLabelKey(group.text, group.tag);
  const label = (
    <>
      <InlineMarkdown text={group.text || group.link || '…'} />
      {group.tag && <Tag tag={group.tag} />}
    </>
  );
  const button = { 'aria-expanded': open, 'aria-controls': groupKey, onClick: toggle };
  const chevron = <Icon name="chevron" className="oct-chevron" />;
  // Keep the items mounted after the group collapses, so that expanding it again is fast.
  const wasOpen = useRef(false);
  if (open) wasOpen.current = true;
  const rendersItems = wasOpen.current || !tree.isLarge;

  return (
    <li className="oct-sidebar-group" data-depth={depth} data-context={group.context}>
      {group.link ? (
        <div className="oct-sidebar-row">
          <Link
            key={labelKey}
            className="oct-sidebar-link"
            href={group.link}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </Link>
          {collapsible && (
            <button
              type="button"
              className="oct-sidebar-toggle"
              aria-label={plainText(group.text || group.link)}
              {...button}
            >
              {chevron}
            </button>
          )}
        </div>
      ) : collapsible ? (
        <button type="button" className="oct-sidebar-title" {...button}>
          <span key={labelKey} className="oct-sidebar-text">
            {label}
          </span>
          {chevron}
        </button>
      ) : (
        <p key={labelKey} className="oct-sidebar-title">
          {label}
        </p>
      )}
      {!rendersItems && !group.link && <FirstPageLink group={group} />}
      <ul id={groupKey} className="oct-sidebar-items" hidden={!open}>
        {rendersItems && (
          <SidebarItems
            items={group.items}
            current={current}
            trail={trail.slice(1)}
            depth={depth + 1}
          />
        )}
      </ul>
    </li>
  );
});

/** No-JavaScript fallback for a group whose items are not rendered: a link to the first page in the group. */
function FirstPageLink({ group }: { group: SidebarGroup }) {
  const link = findFirstLink(group);
  return link ? (
    <noscript>
      <Link className="oct-sidebar-link" href={link}>
        {plainText(group.text)}
      </Link>
    </noscript>
  ) : null;
}
