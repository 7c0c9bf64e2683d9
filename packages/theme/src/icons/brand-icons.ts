import type { IconPath } from '../model/types';
import { ICON_PATHS } from './icon-paths';

/** Brand icons for social networks. */
const BRANDS: Record<string, IconPath> = {
  github: {
    fill: true,
    d: 'M4.7 2.600c1.8.1 3.2.9 4.2 1.600a12 12 0 0 1 6.2 0c1-.7 2.4-1.5 4.2-1.6.7 1.7.7 3.3.3 4.600a7 7 0 0 1 1.4 4.300c0 4.6-2.7 6.3-6 6.9.6.7.9 1.6.9 2.600v1.500H8.100v-2c-3 .6-4-.9-4.7-2.2-.3-.6-.7-1-1.2-1.4-.3-.3-.1-.6.3-.6 1.3-.1 2.1.8 2.7 1.7.7 1.1 1.6 1.4 2.9 1 .1-.3.2-.5.4-.7-3-.7-5.5-2.4-5.5-6.800A7 7 0 0 1 4.4 7.200c-.4-1.3-.4-2.9.3-4.600z',
  },
  x: {
    fill: true,
    d: 'M3 3.500h5.600l4.3 5.9 5.1-5.900h2.300l-6.3 7.4 7 9.600h-5.600l-4.7-6.4-5.5 6.400H2.900l6.7-7.900L3 3.500zm3.4 1.7 9.8 13.600h1.400L7.8 5.200H6.400z',
  },
  discord: {
    fill: true,
    d: 'M8.7 4.5 9.3 6a16 16 0 0 1 5.4 0l.6-1.500c1.5.3 2.9.7 4.1 1.3 2 3.2 2.9 6.8 2.5 11.200a15 15 0 0 1-4.7 2.500l-1.1-1.700c.6-.2 1.1-.5 1.6-.800a13 13 0 0 1-11.4 0c.5.3 1 .6 1.6.800l-1.1 1.700A15 15 0 0 1 2.1 17c-.4-4.4.5-8 2.5-11.2 1.2-.6 2.6-1 4.1-1.300zM8.6 10a1.9 2.1 0 1 0 0 4.2 1.9 2.1 0 0 0 0-4.200zm6.8 0a1.9 2.1 0 1 0 0 4.2 1.9 2.1 0 0 0 0-4.200z',
  },
  youtube: {
    d: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10 9l5 3-5 3z',
  },
  instagram: {
    d: 'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.500h.01',
  },
  linkedin: { d: 'M4 4h16v16H4zM8 11v5M8 8h.01M12 16v-5M12 13.500c0-3.5 4.5-3.5 4.5 0V16' },
  facebook: { d: 'M4 4h16v16H4zM13 20v-9c0-2 1-2.5 3-2.500M10 13h5.5' },
  gitlab: { d: 'M12 20.5 3 13.5 5.5 4l3 7h7l3-7L21 13.500z' },
  slack: { d: 'M9 4v16M15 4v16M4 9h16M4 15h16' },
  bluesky: {
    d: 'M12 11C10 7.5 7 5 4.5 4.500c-1 3 0 7.5 3 8.5-2.5 1-2.5 4 .5 6 2 1 3.5-2 4-4 .5 2 2 5 4 4 3-2 3-5 .5-6 3-1 4-5.5 3-8.500C17 5 14 7.5 12 11z',
  },
};

/** Speech bubble icon. */
const CHAT: IconPath = { d: 'M4 5h16v11h-9l-4.5 4v-4H4z' };

const ICONS = new Map(
  Object.entries<IconPath | undefined>({
    ...ICON_PATHS,
    ...BRANDS,
    chat: CHAT,
    twitter: BRANDS.x,
    // Fallback icons for networks without a brand icon. They show the purpose of the network.
    lark: CHAT,
    wechat: CHAT,
    qq: CHAT,
    weibo: CHAT,
    zhihu: CHAT,
    juejin: ICON_PATHS.link,
    bilibili: BRANDS.youtube,
  }),
);

/**
 * Returns the icon for a social network, or `undefined` if the name is unknown. Names are case-insensitive.
 *
 * @example
 * getBrandIcon('GitHub')?.d; // SVG path data on a 24 × 24 grid
 */
export function getBrandIcon(name: string): IconPath | undefined {
  return ICONS.get(name.toLowerCase());
}

/** Returns the names that `getBrandIcon` knows. */
export function getBrandIconNames(): string[] {
  return [...ICONS.keys()];
}

/** Names of the social networks, as they write them. */
const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  x: 'X',
  twitter: 'Twitter',
  discord: 'Discord',
  youtube: 'YouTube',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  gitlab: 'GitLab',
  slack: 'Slack',
  bluesky: 'Bluesky',
  lark: 'Lark',
  wechat: 'WeChat',
  qq: 'QQ',
  weibo: 'Weibo',
  zhihu: 'Zhihu',
  juejin: 'Juejin',
  bilibili: 'Bilibili',
};

/** Returns the name of a social network. Other icon names stay as they are. */
export function getBrandName(icon: string): string {
  return NAMES[icon.toLowerCase()] ?? icon;
}
