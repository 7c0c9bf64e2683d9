import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

import { ColorModeControl as DefaultColorModeControl } from '../color-mode/ColorModeControl';
import { useOverride } from '../context/useOverride';
import { useNavbarMessages, useSite } from '../context/useSite';
import { Icon } from '../icons/Icon';
import { MOBILE_BREAKPOINT } from '../model/constants';
import type { NavItem } from '../model/types';
import { useOverlay } from '../overlay/useOverlay';
import { SocialLinks } from '../social-links/SocialLinks';
import { getLabelKey } from '../tag/label-key';
import { NavEntryLink, NavLabel, NavMenuItems } from './NavEntry';
import { SwitchList } from './SwitchMenu';
import { useNavActive } from './useNavActive';
import { useLanguageOptions, useVersionOptions } from './useSwitchOptions';

export interface MobileMenuProps {
  id: string;
  onClose: () => void;
  /** Navbar element. It stays interactive because it contains the button that closes the menu. */
  navbar: RefObject<HTMLElement | null>;
}

/** Full-screen menu with the navbar items. Closes when the viewport becomes wider than 768 px. */
export function MobileMenu({ id, onClose, navbar }: MobileMenuProps): ReactNode {
  const site = useSite();
  const messages = useNavbarMessages();
  const ColorModeControl = useOverride('ColorModeControl', DefaultColorModeControl);
  const isActive = useNavActive();
  const languages = useLanguageOptions();
  const versions = useVersionOptions();
  const panel = useRef<HTMLDivElement>(null);
  useOverlay(panel, { open: true, onClose, keep: navbar });

  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${MOBILE_BREAKPOINT}px)`);
    const onChange = (): void => {
      if (wide.matches) onClose();
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [onClose]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard activation of links also dispatches click events
    <div
      ref={panel}
      id={id}
      className="oct-mobile-menu"
      role="dialog"
      aria-label={messages.menu}
      tabIndex={-1}
      // Clicking a link to the current page does not change the path, so close the menu explicitly.
      onClick={(event) => {
        if ((event.target as Element).closest('a')) onClose();
      }}
    >
      <nav aria-label={messages.mainNavigation}>
        <ul className="oct-mobile-list">
          {site.themeConfig.nav.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items can have the same text and link
            <li key={`${index} ${getLabelKey(item.text, item.tag)}`}>
              <MobileEntry item={item} isActive={isActive} />
            </li>
          ))}
        </ul>
      </nav>
      {languages.length > 0 && (
        <section className="oct-mobile-section">
          <h2>{messages.language}</h2>
          <SwitchList options={languages} current={site.lang} />
        </section>
      )}
      {versions.length > 0 && (
        <section className="oct-mobile-section">
          <h2>{messages.version}</h2>
          <SwitchList options={versions} current={site.version} />
        </section>
      )}
      <div className="oct-mobile-foot">
        <ColorModeControl />
        <SocialLinks links={site.themeConfig.socialLinks} />
      </div>
    </div>
  );
}

function MobileEntry({ item, isActive }: { item: NavItem; isActive: (item: NavItem) => boolean }) {
  const active = isActive(item);
  const entry = <NavEntryLink item={item} active={active} className="oct-mobile-link" />;
  if (!item.items?.length) return entry;
  return (
    <details className="oct-mobile-group" open={active}>
      <summary className="oct-mobile-link">
        <span>
          <NavLabel item={{ ...item, link: undefined }} />
        </span>
        <Icon name="chevron" className="oct-chevron" />
      </summary>
      {item.link && entry}
      <NavMenuItems items={item.items} isActive={isActive} />
    </details>
  );
}
