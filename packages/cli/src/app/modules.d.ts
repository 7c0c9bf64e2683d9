/** Table of the pages that have code, made for each site. */
declare module 'octavo-page-table' {
  import type { PageModule } from './page-modules';

  export const pages: Record<string, (() => Promise<PageModule>) | undefined>;
}

declare module '@octavo/theme/styles.css';
