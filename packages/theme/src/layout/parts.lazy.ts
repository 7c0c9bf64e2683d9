import { lazy } from 'react';

import { loadPart } from '../hooks/load-part';

// Most pages are documents. What only home, overview and unknown pages need comes with the first of
// them; until then the server's HTML stays as it is.
export const Announcement = lazy(async () => ({
  default: (await loadPart(() => import('../announcement/Announcement'))).Announcement,
}));
export const CustomLayout = lazy(async () => ({
  default: (await loadPart(() => import('./CustomLayout'))).CustomLayout,
}));
export const HomeLayout = lazy(async () => ({
  default: (await loadPart(() => import('./HomeLayout'))).HomeLayout,
}));
export const Overview = lazy(async () => ({
  default: (await loadPart(() => import('./overview-part'))).Overview,
}));
export const NotFound = lazy(async () => ({
  default: (await loadPart(() => import('./not-found-part'))).NotFound,
}));
