/** The pages that have a module, by page key. Generated for each site. */
declare module 'octavo-page-table' {
  import type { PageModule } from './page-modules';

  export const pages: Record<string, (() => Promise<PageModule>) | undefined>;
}

declare module '@octavo/theme/styles.css';

/** The hot module replacement API, which Rspack adds in development. */
interface ImportMeta {
  webpackHot?: { check: (autoApply: boolean) => Promise<unknown> };
}

/** The theme components that a site overrides. Generated for each site. */
declare module 'octavo-theme-overrides' {
  export const overrides: Partial<import('@octavo/theme').ThemeParts>;
}

/** The search settings of the site, generated for each site. */
declare module 'octavo-search' {
  const search: import('./search/types').SearchModule;
  export default search;
}
