interface IconPath {
  d: string;
  /** Filled shape instead of lines. */
  fill?: true;
}

const paths = {
  menu: { d: 'M4 7h16M4 12h16M4 17h16' },
  close: { d: 'M6 6l12 12M18 6L6 18' },
  search: { d: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5' },
  chevron: { d: 'M9 6l6 6-6 6' },
  external: { d: 'M8 6h10v10M18 6L6 18' },
  arrowLeft: { d: 'M19 12H5M11 6l-6 6 6 6' },
  arrowRight: { d: 'M5 12h14M13 6l6 6-6 6' },
  arrowUp: { d: 'M12 19V5M6 11l6-6 6 6' },
  pencil: { d: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1zM14 7l3 3' },
  dots: { d: 'M5 12h.01M12 12h.01M19 12h.01' },
  grid: { d: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z' },
  globe: {
    d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  },
  sun: {
    d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  },
  moon: { d: 'M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z' },
  monitor: { d: 'M4 5h16v11H4zM9 20h6M12 16v4' },
  list: { d: 'M4 6h16M8 12h12M8 18h12' },
  chat: { d: 'M4 5h16v11h-9l-4.5 4v-4H4z' },
  link: {
    d: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.700l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  },
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
} satisfies Record<string, IconPath>;

export type IconName = keyof typeof paths;

/** Signs on a grid of 24 units, drawn for this theme. */
export const ICON_PATHS: Record<IconName, IconPath> = paths;

/** Social networks without a sign of their own show one that says what they are for. */
const STAND_INS = new Map<string, IconName>([
  ['twitter', 'x'],
  ['lark', 'chat'],
  ['wechat', 'chat'],
  ['qq', 'chat'],
  ['weibo', 'chat'],
  ['zhihu', 'chat'],
  ['juejin', 'link'],
  ['bilibili', 'youtube'],
]);

/** The sign of a name in any case; `undefined` for names that are unknown. */
export function iconNamed(name: string): IconName | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(ICON_PATHS, key) ? (key as IconName) : STAND_INS.get(key);
}
