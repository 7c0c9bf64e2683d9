// Behavior of pages that React renders only on the server. It is not part of the stable API and can change in any
// release.

export { TAB_STORAGE_PREFIX } from '../mdx/tabs/tab-storage';
export { findHashTarget } from '../scroll/scroll-to-hash';
export { isLargeSidebar } from '../sidebar/sidebar-tree';
export { trackProgress } from './page-parts';
export { attachProductSwitcher } from './product-switcher';
export type { LazySearch } from './search';
export { type Shell, type ShellOptions, type ShellPage, startShell } from './shell';
export { swapPage } from './swap-page';
