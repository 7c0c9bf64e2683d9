import { type ComponentType, memo, useRef } from 'react';

import { Icon } from '../icons/Icon';
import { Link } from '../link/Link';
import { Tag } from '../tag/Tag';
import { InlineMarkdown } from '../text/InlineMarkdown';
import { plainText } from '../text/inline-markdown';
import type { SidebarGroup } from '../types';
import { isPage } from './is-page';
import type { SidebarItemsProps } from './SidebarItems';
import { useGroupChoice, useSidebarState } from './sidebar-context';
import { firstLink } from './sidebar-tree';

export interface SidebarGroupEntryProps {
  /** Draws the level below. Given, since that level draws groups in turn. */
  Items: ComponentType<SidebarItemsProps>;
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
export const SidebarGroupEntry = memo(function SidebarGroupEntry({
  Items,
  group,
  groupKey,
  onTrail,
  current,
  trail,
  depth,
}: SidebarGroupEntryProps) {
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
          <Items items={group.items} current={current} trail={trail.slice(1)} depth={depth + 1} />
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
