import { Dropdown } from '../dropdown/Dropdown';
import { Icon } from '../icons/Icon';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { plainText } from '../inline-markdown/inline-markdown';
import { Link } from '../link/Link';
import type { NavItem } from '../model/types';
import { getLabelKey } from '../tag/label-key';
import { Tag } from '../tag/Tag';
import { opensNewTab } from '../url/urls';
import { warnOnce } from '../validate/warn-once';

export interface NavEntryProps {
  item: NavItem;
  isActive: (item: NavItem) => boolean;
}

/** Label for a navbar item, including its tag. Falls back to the link if the item has no text. */
export function NavLabel({ item }: { item: NavItem }) {
  if (!item.link && !item.items?.length) {
    warnOnce(
      `Navbar item "${item.text}" has no "link" or "items", so it is rendered as plain text.`,
    );
  }
  return (
    <>
      <InlineMarkdown text={item.text || item.link || '…'} />
      {item.tag && <Tag tag={item.tag} />}
      {item.link && opensNewTab(item.link) && <Icon name="external" className="oct-external" />}
    </>
  );
}

export interface NavEntryLinkProps {
  item: NavItem;
  active: boolean;
  className: string;
}

/** Link for a navbar item. Renders only the label if the item has no link. */
export function NavEntryLink({ item, active, className }: NavEntryLinkProps) {
  const label = <NavLabel item={item} />;
  if (!item.link) return <span className={className}>{label}</span>;
  return (
    <Link className={className} href={item.link} aria-current={active ? 'true' : undefined}>
      {label}
    </Link>
  );
}

/** Navbar item: a link, a menu, or both. */
export function NavEntry({ item, isActive }: NavEntryProps) {
  const active = isActive(item);
  const entry = <NavEntryLink item={item} active={active} className="oct-nav-link" />;
  if (!item.items?.length) return entry;
  const link = item.link && entry;
  const chevron = <Icon name="chevron" className="oct-chevron" />;
  return (
    <Dropdown
      className="oct-nav-menu"
      align="start"
      lead={link}
      label={item.link ? plainText(item.text || item.link) : undefined}
      trigger={
        link ? (
          chevron
        ) : (
          <span className="oct-nav-link" data-active={active || undefined}>
            <NavLabel item={item} />
            {chevron}
          </span>
        )
      }
    >
      <NavMenuItems items={item.items} isActive={isActive} />
    </Dropdown>
  );
}

/** Items in a navbar menu. Nested items are grouped below a heading. */
export function NavMenuItems({
  items,
  isActive,
}: { items: readonly NavItem[] } & Pick<NavEntryProps, 'isActive'>) {
  return (
    <ul className="oct-menu-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items can have the same text and link
        <li key={`${index} ${getLabelKey(item.text, item.tag)}`}>
          {item.link ? (
            <Link
              className="oct-menu-item"
              href={item.link}
              aria-current={isActive(item) ? 'true' : undefined}
            >
              <NavLabel item={item} />
            </Link>
          ) : (
            <span className="oct-menu-heading">
              <NavLabel item={item} />
            </span>
          )}
          {item.items && <NavMenuItems items={item.items} isActive={isActive} />}
        </li>
      ))}
    </ul>
  );
}
