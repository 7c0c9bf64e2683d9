import { Dropdown } from '../dropdown/Dropdown';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icon-paths';
import { KEEP_LOCATION_ATTRIBUTE } from '../link/delegate-links';
import { Link } from '../link/Link';

/** Language or version option in a `SwitchMenu`. */
export interface SwitchOption {
  key: string;
  text: string;
  href: string;
  /** Language tag for `text` and the linked page. */
  lang?: string;
}

export interface SwitchListProps {
  options: readonly SwitchOption[];
  current: string;
}

/**
 * List of links to the current page in other languages or versions. The links preserve the query string and hash. The
 * current language or version is plain text.
 */
export function SwitchList({ options, current }: SwitchListProps) {
  return (
    <ul className="oct-menu-list">
      {options.map(({ key, text, href, lang }) => (
        <li key={key}>
          {key === current ? (
            <span className="oct-menu-item" aria-current="true" lang={lang}>
              {text}
            </span>
          ) : (
            <Link
              className="oct-menu-item"
              href={href}
              lang={lang}
              hrefLang={lang}
              rel={lang && 'alternate'}
              {...{ [KEEP_LOCATION_ATTRIBUTE]: '' }}
            >
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface SwitchMenuProps extends SwitchListProps {
  label: string;
  icon?: IconName;
}

/** Dropdown with links to the current page in other languages or versions. */
export function SwitchMenu({ label, icon, ...list }: SwitchMenuProps) {
  const text = list.options.find(({ key }) => key === list.current)?.text ?? list.current;
  return (
    <Dropdown
      className="oct-switch"
      label={`${label}: ${text}`}
      trigger={
        <>
          {icon ? <Icon name={icon} /> : <span>{text}</span>}
          <Icon name="chevron" className="oct-chevron" />
        </>
      }
    >
      <SwitchList {...list} />
    </Dropdown>
  );
}
