/** Table of the pages that have code, made for each site. */
declare module 'octavo-page-table' {
  import type { PageModule } from './page-modules';

  export const pages: Record<string, (() => Promise<PageModule>) | undefined>;
}

declare module '@octavo/theme/styles.css';

/** What the bundler adds to a module in development. */
interface ImportMeta {
  webpackHot?: { check: (autoApply: boolean) => Promise<unknown> };
}

/** The components with which a site overrides the theme. Generated for each site. */
declare module 'octavo-theme-overrides' {
  export const overrides: Partial<import('@octavo/theme').ThemeParts>;
}

/** The search settings of the site, generated for each site. */
declare module 'octavo-search' {
  const search: import('./search/types').SearchModule;
  export default search;
}
