import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { joinRoute, pageKey, toHtmlFile } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import type { SourceFile } from '../../model/page';
import { getLangOptions } from './route-of';

/** Returns a problem for each page and not-found page with the same output file as a file in the public folder. */
export function findHiddenPages(files: readonly SourceFile[], config: SiteConfig): Problem[] {
  const { publicDir } = config;
  if (!existsSync(publicDir)) return [];
  const findPublicFile = (routePath: string): string | undefined => {
    const file = join(publicDir, toHtmlFile(routePath));
    return existsSync(file) ? file : undefined;
  };
  const routes = new Set(files.map(({ routePath }) => pageKey(routePath)));
  return [
    ...files.flatMap(({ filePath, routePath }): Problem[] => {
      const publicFile = findPublicFile(routePath);
      if (publicFile === undefined) return [];
      return [
        {
          file: filePath,
          message: `The page has the same output file as ${publicFile}.`,
          hint: 'Rename or delete one of the files.',
        },
      ];
    }),
    ...getNotFoundRoutes(config).flatMap((routePath): Problem[] => {
      const publicFile = routes.has(pageKey(routePath)) ? undefined : findPublicFile(routePath);
      if (publicFile === undefined) return [];
      return [
        {
          file: publicFile,
          message: 'The file has the same output file as the not-found page of the site.',
          hint: 'Delete the file. To change the not-found page, add a page named "404" to the content folder.',
        },
      ];
    }),
  ];
}

/** Returns the routes of the not-found pages, one for each language and version. */
function getNotFoundRoutes(config: SiteConfig): string[] {
  const options = getLangOptions(config);
  const versions = options.versions.length > 0 ? options.versions : [''];
  return versions.flatMap((version) =>
    options.langs.map((lang) => joinRoute({ version, lang, rest: '/404' }, options)),
  );
}
