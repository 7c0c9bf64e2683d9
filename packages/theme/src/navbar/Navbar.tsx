import { type ComponentPropsWithoutRef, forwardRef, memo, type ReactNode, useMemo } from 'react';

import { useOverride } from '../context/useOverride';
import { useNavbarMessages, usePage, useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import type { NavItem } from '../model/types';
import { ProductSwitcher } from '../product-switcher/ProductSwitcher';
import { useMergedRef } from '../react/useMergedRef';
import { SocialLinks } from '../social-links/SocialLinks';
import { getLabelKey } from '../tag/label-key';
import { assetUrl } from '../url/asset-url';
import { ColorModeMenu } from './ColorModeMenu';
import { Logo as DefaultLogo } from './Logo';
import { MobileMenuButton } from './MobileMenuButton';
import { NavbarSearch } from './NavbarSearch';
import { NavEntry } from './NavEntry';
import { SwitchMenu } from './SwitchMenu';
import { useHiddenNavbar } from './useHiddenNavbar';
import { useNavActive } from './useNavActive';
import { useLanguageOptions, useVersionOptions } from './useSwitchOptions';

/** Props for `Navbar`. */
export interface NavbarProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** Content before the site title, for example a product switcher. */
  before?: ReactNode;
  /** Content at the end of the navbar. */
  after?: ReactNode;
}

/**
 * Top navbar with the logo, navigation, search, menus and social links. Small screens show only the logo, the search
 * button and a menu button.
 *
 * @example
 * <Navbar before={<img src="/badge.svg" alt="Beta" />} />
 */
export const Navbar = memo(
  forwardRef<HTMLElement, NavbarProps>(function Navbar(
    { before, after, className, ...props },
    ref,
  ) {
    const site = useSite();
    const page = usePage();
    const messages = useNavbarMessages();
    const [header, attachHeader] = useMergedRef(ref);
    const { nav, hideNavbar, socialLinks } = site.themeConfig;
    const hidden = useHiddenNavbar(hideNavbar === 'auto', page.routePath);
    const Logo = useOverride('Logo', DefaultLogo);
    const ColorModeControl = useOverride('ColorModeControl', ColorModeMenu);
    const languages = useLanguageOptions();
    const versions = useVersionOptions();
    const left = nav.filter(({ position }) => position === 'left');
    const right = nav.filter(({ position }) => position !== 'left');

    return (
      <header
        {...props}
        ref={attachHeader}
        className={classNames('oct-navbar', className)}
        data-hidden={hidden || undefined}
      >
        <div className="oct-navbar-inner">
          <div className="oct-navbar-start">
            {before}
            <Switcher />
            <Logo />
            <NavItems items={left} label={messages.mainNavigation} />
          </div>
          <div className="oct-navbar-end">
            <NavbarSearch />
            <NavItems items={right} label={left.length > 0 ? undefined : messages.mainNavigation} />
            <div className="oct-navbar-tools">
              {languages.length > 0 && (
                <SwitchMenu
                  label={messages.language}
                  icon="globe"
                  options={languages}
                  current={site.lang}
                />
              )}
              {versions.length > 0 && (
                <SwitchMenu label={messages.version} options={versions} current={site.version} />
              )}
              <ColorModeControl />
              <SocialLinks links={socialLinks} />
            </div>
            {after}
            <MobileMenuButton navbar={header} />
          </div>
        </div>
      </header>
    );
  }),
);

/** Navbar items on one side. Only one side is a landmark, because two landmarks would need different labels. */
function NavItems({ items, label }: { items: readonly NavItem[]; label: string | undefined }) {
  const isActive = useNavActive();
  if (items.length === 0) return null;
  const list = (
    <ul className="oct-nav">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items can have the same text and link
        <li key={`${index} ${getLabelKey(item.text, item.tag)}`}>
          <NavEntry item={item} isActive={isActive} />
        </li>
      ))}
    </ul>
  );
  return label === undefined ? list : <nav aria-label={label}>{list}</nav>;
}

function Switcher() {
  const site = useSite();
  const tools = useMemo(
    () => site.themeConfig.tools.map((tool) => ({ ...tool, logo: assetUrl(tool.logo, site) })),
    [site],
  );
  return <ProductSwitcher tools={tools} />;
}
