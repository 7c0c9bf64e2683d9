import { lazy } from 'react';

import { loadChunk } from '../dom/load-chunk';

// Most pages are doc pages, so components that are only used on other pages are loaded on demand. React keeps the
// server-rendered HTML until they are loaded.
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
