import { memo, type ReactNode, useRef } from 'react';

import { Icon } from '../icons/Icon';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { plainText } from '../inline-markdown/inline-markdown';
import { Link } from '../link/Link';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../model/types';
import { Tag } from '../tag/Tag';
import { SidebarMore } from './SidebarMore';
import { useGroupChoice, useSidebarState } from './sidebar-context';
import { firstLink, isPage } from './sidebar-tree';
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
}: SidebarItemsProps): ReactNode {
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

interface SidebarGroupEntryProps {
  group: SidebarGroup;
  groupKey: string;
  /** Whether the current page is in the group, or is the group's own. */
  onTrail: boolean;
  current: string | undefined;
  /** Keys from this group down; empty when the page is no group's further down. */
  trail: readonly string[];
  depth: number;
}

/** A group: its name opens and closes it, or leads to its own page beside a button that does. */
const SidebarGroupEntry = memo(function SidebarGroupEntry({
  group,
  groupKey,
  onTrail,
  current,
  trail,
  depth,
}: SidebarGroupEntryProps): ReactNode {
  const { tree, store } = useSidebarState();
  const choice = useGroupChoice(groupKey);
  const collapsible = group.collapsible !== false;
  const opensItself = onTrail || (!tree.isLarge && group.collapsed !== true);
  const open = !collapsible || (choice ?? opensItself);
  const isCurrent =
    onTrail &&
    current !== undefined &&
    group.link !== undefined &&
    isPage({ link: group.link }, current);

  const toggle = (): void => store?.set(groupKey, !open);
  const label = (
    <>
      <InlineMarkdown text={group.text || group.link || '…'} />
      {group.tag && <Tag tag={group.tag} />}
    </>
  );
  const button = { 'aria-expanded': open, 'aria-controls': groupKey, onClick: toggle };
  const chevron = <Icon name="chevron" className="oct-chevron" />;
  // Once drawn, entries stay: opening a group again costs nothing.
  const wasOpen = useRef(false);
  if (open) wasOpen.current = true;
  const rendersItems = wasOpen.current || !tree.isLarge;

  return (
    <li className="oct-sidebar-group" data-depth={depth} data-context={group.context}>
      {group.link ? (
        <div className="oct-sidebar-row">
          <Link
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
          <span className="oct-sidebar-text">{label}</span>
          {chevron}
        </button>
      ) : (
        <p className="oct-sidebar-title">{label}</p>
      )}
      {!rendersItems && !group.link && <FirstPage group={group} />}
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

/** Without scripts a group whose entries are not in the page still leads into itself. */
function FirstPage({ group }: { group: SidebarGroup }) {
  const link = firstLink(group);
  return link ? (
    <noscript>
      <Link className="oct-sidebar-link" href={link}>
        {plainText(group.text)}
      </Link>
    </noscript>
  ) : null;
}
