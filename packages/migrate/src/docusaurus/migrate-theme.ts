import type { SourceLocation, StaticValue } from '@octavo/cli/internal';

import { type Migration, setKey } from '../migration';
import type { DocsPlugin } from './content-plugins';
import type { ConvertedSidebar } from './convert-sidebars';
import { type Doc, routesOf } from './docusaurus-sidebars';
import {
  convertFooter,
  convertNavbar,
  type DocusaurusFooter,
  type DocusaurusItem,
  toLink,
} from './docusaurus-theme';
import { readData } from './read-data';

interface ThemeContext {
  sidebars: readonly ConvertedSidebar[];
  docsOf: ReadonlyMap<DocsPlugin, Doc[]>;
  migration: Migration;
  location: SourceLocation;
}

/** Migrates the navbar, the logo and the footer. */
export function migrateTheme(
  config: StaticValue,
  { sidebars, docsOf, migration, location }: ThemeContext,
): void {
  const firstRoutes = new Map(
    sidebars.map(({ id, plugin, items }) => [`${plugin.id}:${id}`, routesOf(items)[0]]),
  );
  const findDoc = (item: DocusaurusItem) => {
    const pluginId = item.docsPluginId ?? 'default';
    const candidates = [...docsOf].filter(
      ([plugin]) => plugin.id === pluginId || docsOf.size === 1,
    );
    if (item.type === 'docSidebar')
      return (
        firstRoutes.get(`${pluginId}:${item.sidebarId}`) ??
        [...firstRoutes].find(([key]) => key.endsWith(`:${item.sidebarId}`))?.[1]
      );
    return candidates
      .flatMap(([, docs]) => docs)
      .find(({ id, isHidden }) => id === item.docId && !isHidden)?.route;
  };
  const context = { migration, location, findDoc };
  const theme = readData(config, 'themeConfig') as
    | {
        navbar?: {
          title?: string;
          logo?: { src?: string; srcDark?: string };
          items?: DocusaurusItem[];
        };
        footer?: DocusaurusFooter;
      }
    | undefined;
  if (theme?.navbar) convertNavbar(theme.navbar.items ?? [], context);
  if (theme?.navbar?.title) setKey(migration, 'logoText', theme.navbar.title, location);
  const logo = theme?.navbar?.logo;
  if (logo?.src)
    setKey(
      migration,
      'logo',
      logo.srcDark ? { light: toLink(logo.src), dark: toLink(logo.srcDark) } : toLink(logo.src),
      location,
    );
  if (theme?.footer) convertFooter(theme.footer, context);
}
