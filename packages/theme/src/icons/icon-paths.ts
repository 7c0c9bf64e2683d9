import type { IconPath } from '../model/types';

const paths = {
  menu: { d: 'M4 7h16M4 12h16M4 17h16' },
  close: { d: 'M6 6l12 12M18 6L6 18' },
  search: { d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20 20' },
  chevron: { d: 'M9 6l6 6-6 6' },
  external: { d: 'M8 6h10v10M18 6L6 18' },
  arrowLeft: { d: 'M19 12H5M11 6l-6 6 6 6' },
  arrowRight: { d: 'M5 12h14M13 6l6 6-6 6' },
  arrowUp: { d: 'M12 19V5M6 11l6-6 6 6' },
  pencil: { d: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1zM14 7l3 3' },
  copy: { d: 'M9 9h11v11H9zM5 15V4h11' },
  check: { d: 'M5 12.5l4.5 4.5L19 7.5' },
  dots: { d: 'M5 12h.01M12 12h.01M19 12h.01' },
  globe: {
    d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  },
  sun: {
    d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  },
  moon: { d: 'M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z' },
  monitor: { d: 'M4 5h16v11H4zM9 20h6M12 16v4' },
  list: { d: 'M4 6h16M8 12h12M8 18h12' },
  link: {
    d: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.700l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  },
} satisfies Record<string, IconPath>;

export type IconName = keyof typeof paths;

/** Path data for icons of pages, on a 24 × 24 grid. Strokes have a width of 1.5. */
export const ICON_PATHS: Record<IconName, IconPath> = paths;
