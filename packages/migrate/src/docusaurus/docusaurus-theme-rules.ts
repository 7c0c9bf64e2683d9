// cspell:ignore hideable
import type { SourceLocation } from '@octavo/cli/internal';

import {
  applyNested,
  applyRules,
  extractData,
  ignoreKey,
  ignoreKeys,
  type Migration,
  type MigrationRule,
  type MigrationRules,
  OUTLINE_HINT,
  report,
  reportComputed,
  reportUnless,
  reportUnsupported,
  setKey,
  suggestPlugin,
} from '../migration';
import { toLink } from './docusaurus-theme';

/** Returns a rule that copies the path of a public file. */
export function copyLinkTo(target: string): MigrationRule {
  return (value, migration, location, path) => {
    const data = extractData(value, migration, path);
    if (typeof data === 'string') setKey(migration, target, toLink(data), location);
  };
}

/** Adds elements to the head of all pages. */
export function addHead(migration: Migration, tags: unknown[], location: SourceLocation): void {
  const known = (migration.config.head as unknown[] | undefined) ?? [];
  if (tags.length > 0) setKey(migration, 'head', [...known, ...tags], location);
}

/** Rules for the options of Algolia. Searches are filtered by language and version, and have no separate page. */
const algoliaRules: MigrationRules = {
  ...ignoreKeys('appId', 'apiKey', 'indexName', 'contextualSearch', 'searchPagePath'),
  searchParameters: applyNested(ignoreKeys('facetFilters')),
};

const ANNOUNCEMENT_COLORS =
  'The announcement has the colors of the theme. Override `.oct-announcement` to change them.';

/** Rules for the options of the announcement that are not in its text. */
const announcementRules: MigrationRules = {
  backgroundColor: reportUnsupported(ANNOUNCEMENT_COLORS, 'cosmetic'),
  textColor: reportUnsupported(ANNOUNCEMENT_COLORS, 'cosmetic'),
  isCloseable: reportUnless(true, 'Readers can close the announcement.', 'cosmetic'),
  ...ignoreKeys('id', 'content'),
};

/** Migration rules for `themeConfig`. The items of the navbar and the footer are converted elsewhere. */
export const themeRules: MigrationRules = {
  navbar: applyNested({
    title: reportComputed,
    items: reportComputed,
    logo: applyNested({
      src: reportComputed,
      srcDark: reportComputed,
      href: reportUnless('/', 'The logo links to the home page.'),
      ...ignoreKeys('alt', 'target', 'width', 'height', 'style', 'className'),
    }),
    hideOnScroll: (value, migration, location, path) => {
      if (extractData(value, migration, path) === true)
        setKey(migration, 'themeConfig.hideNavbar', 'auto', location);
    },
    style: ignoreKey,
  }),
  footer: applyNested({
    links: reportComputed,
    copyright: reportComputed,
    logo: reportUnsupported('Add an image to `themeConfig.footer.message`, which is HTML.'),
    style: ignoreKey,
  }),
  docs: applyNested({
    versionPersistence: ignoreKey,
    sidebar: applyNested({
      hideable: reportUnless(false, 'The sidebar is always visible.', 'cosmetic'),
      autoCollapseCategories: reportUnless(
        false,
        'Groups of the sidebar stay open when readers open another one.',
        'cosmetic',
      ),
    }),
  }),
  tableOfContents: (value, migration, location, path) => {
    const { maxHeadingLevel = 3, minHeadingLevel = 2 } = (extractData(value, migration, path) ??
      {}) as { maxHeadingLevel?: number; minHeadingLevel?: number };
    if (maxHeadingLevel < 3 || maxHeadingLevel > 4 || minHeadingLevel !== 2)
      reportUnsupported(OUTLINE_HINT, 'cosmetic')(value, migration, location, path);
  },
  prism: applyNested({
    magicComments: reportUnsupported(
      'Replace the comments in code blocks with notation such as `[!code error]`.',
    ),
    ...ignoreKeys('theme', 'darkTheme', 'additionalLanguages'),
  }),
  // Images can be zoomed, and pages with live code blocks are reported.
  ...ignoreKeys('blog', 'zoom', 'liveCodeBlock'),
  image: copyLinkTo('image'),
  metadata: (value, migration, location, path) => {
    const tags = extractData(value, migration, path);
    if (Array.isArray(tags))
      addHead(
        migration,
        tags.map((attributes: Record<string, string>) => ['meta', attributes]),
        location,
      );
  },
  colorMode: (value, migration, location, path) => {
    const {
      defaultMode = 'light',
      disableSwitch = false,
      respectPrefersColorScheme = false,
    } = (extractData(value, migration, path) ?? {}) as {
      defaultMode?: string;
      disableSwitch?: boolean;
      respectPrefersColorScheme?: boolean;
    };
    const isDark = defaultMode === 'dark' && !respectPrefersColorScheme;
    if (disableSwitch && !isDark && !respectPrefersColorScheme)
      setKey(migration, 'themeConfig.darkMode', false, location);
    else if (disableSwitch || isDark)
      report(
        migration,
        location,
        `\`${path}\` was not migrated.`,
        'The initial color mode follows the system preference, and readers can switch it.',
      );
  },
  announcementBar: (value, migration, location, path) => {
    const bar = extractData(value, migration, path) as
      | { id?: string; content?: string; isCloseable?: boolean }
      | undefined;
    if (bar?.content)
      setKey(
        migration,
        'themeConfig.announcement',
        { message: bar.content, ...(bar.id ? { id: bar.id } : {}) },
        location,
      );
    applyRules(value, announcementRules, migration, path);
  },
  algolia: (value, migration, location, path) => {
    const { appId, apiKey, indexName, searchParameters } = (extractData(value, migration, path) ??
      {}) as { searchParameters?: { facetFilters?: unknown } } & Record<string, unknown>;
    if (!appId || !apiKey || !indexName) {
      reportUnsupported(
        'Set `appId`, `apiKey` and `indexName` in `search.provider`, with the name `algolia`.',
      )(value, migration, location, path);
      return;
    }
    const facetFilters = searchParameters?.facetFilters;
    setKey(
      migration,
      'search',
      {
        provider: {
          name: 'algolia',
          appId,
          apiKey,
          indexName,
          ...(facetFilters === undefined ? {} : { facetFilters }),
        },
      },
      location,
    );
    applyRules(value, algoliaRules, migration, path);
  },
  mermaid: reportUnsupported(suggestPlugin('mermaid')),
};
