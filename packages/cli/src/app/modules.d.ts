/** Virtual module: maps page keys to the modules of pages that have one. */
declare module 'octavo-page-table' {
  import type { PageModule } from './page-modules';

  export const pages: Record<string, (() => Promise<PageModule>) | undefined>;
}

declare module '@octavo/theme/document.css';
declare module '@octavo/theme/styles.css';

/** Runtime of React Refresh, of which the bundler plugin adds the only copy. */
declare module 'react-refresh/runtime' {
  export function performReactRefresh(): unknown;
}

/** Rspack's hot module replacement API, available in development only. */
interface ImportMeta {
  webpackHot?: { check: (autoApply: boolean) => Promise<unknown> };
}

/** Virtual module: the site's theme overrides. */
declare module 'octavo-theme-overrides' {
  export const overrides: Partial<import('@octavo/theme').ThemeParts>;
  /** Content that plugins add to the layout. */
  export const slots: import('@octavo/theme').LayoutSlots | undefined;
}

/** Virtual module: the site's search settings. */
declare module 'octavo-search' {
  const search: import('./search/types').SearchModule;
  export default search;
}
