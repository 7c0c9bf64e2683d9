import { join, resolve } from 'node:path';

import { getProperty, getString, type StaticValue } from '@octavo/cli/internal';

/** Folders of an Astro site, as absolute paths. */
export interface AstroFolders {
  /** Content collections. */
  content: string;
  /** Pages and endpoints that are not part of the documentation. */
  pages: string;
  public: string;
}

/** Returns the folders of the site in the folder `site`. */
export function getAstroFolders(astro: StaticValue, site: string): AstroFolders {
  const pathOf = (key: string, fallback: string) =>
    resolve(site, getString(getProperty(astro, key)) ?? fallback);
  const source = pathOf('srcDir', 'src');
  return {
    content: join(source, 'content'),
    pages: join(source, 'pages'),
    public: pathOf('publicDir', 'public'),
  };
}
