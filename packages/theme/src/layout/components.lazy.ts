import { lazy } from 'react';

import { loadChunk } from '../dom/load-chunk';

// Most pages are documents. Components that only home, overview and unknown pages need are loaded with the first of
// them; until then, the server's HTML stays as it is.
export const Announcement = lazy(async () => ({
  default: (await loadChunk(() => import('../announcement/Announcement'))).Announcement,
}));
export const CustomLayout = lazy(async () => ({
  default: (await loadChunk(() => import('./CustomLayout'))).CustomLayout,
}));
export const HomeLayout = lazy(async () => ({
  default: (await loadChunk(() => import('./HomeLayout'))).HomeLayout,
}));
export const Overview = lazy(async () => ({
  default: (await loadChunk(() => import('../overview/Overview'))).Overview,
}));
export const NotFound = lazy(async () => ({
  default: (await loadChunk(() => import('../not-found/NotFound'))).NotFound,
}));
