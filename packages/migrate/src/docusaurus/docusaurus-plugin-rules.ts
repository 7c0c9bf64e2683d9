import { getString } from '@octavo/cli/internal';

import {
  applyNested,
  extractData,
  ignoreKey,
  ignoreKeys,
  type MigrationRule,
  type MigrationRules,
  report,
  reportComputed,
  reportUnless,
  reportUnsupported,
  setKey,
} from '../migration';

export const ANALYTICS_HINT = 'Add the analytics script to `head`.';
const EDIT_LINK_HINT = '`themeConfig.editLink` applies to all pages.';
const LAST_UPDATED_HINT = '`themeConfig.lastUpdated` applies to all pages.';
const AUTHOR_HINT = 'Octavo does not show the author of the last update.';

/** Keys of all content plugins. Markdown plugins are reported separately. */
const contentRules: MigrationRules = {
  path: reportComputed,
  routeBasePath: reportComputed,
  include: reportComputed,
  exclude: reportComputed,
  showLastUpdateAuthor: reportUnless(false, AUTHOR_HINT, 'cosmetic'),
  admonitions: reportUnless(true, 'Custom types of admonitions are not supported.'),
  ...ignoreKeys('id', 'editLocalizedFiles'),
  ...ignoreKeys('remarkPlugins', 'rehypePlugins'),
  ...ignoreKeys('beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins'),
};

/** Reports an edit URL that is computed. Others are converted with the folder of the documents. */
const reportComputedEditUrl: MigrationRule = (value, migration, location, path) => {
  if (value.kind === 'plain' && (!value.value || getString(value) !== undefined)) return;
  report(
    migration,
    location,
    `\`${path}\` was not migrated, because it is computed.`,
    'Set `themeConfig.editLink.docRepoBaseUrl` to the URL of the content folder.',
  );
};

const reportFilter = reportUnsupported(
  'All files are migrated. Delete pages that do not belong to the site.',
);

/** Rules for the options of the docs plugin. Lists of documents by tag are reported separately. */
const docsRules: MigrationRules = {
  ...contentRules,
  editUrl: reportComputedEditUrl,
  sidebarPath: reportComputed,
  lastVersion: reportComputed,
  includeCurrentVersion: reportComputed,
  showLastUpdateTime: (value, migration, location, path) => {
    if (extractData(value, migration, path) === true)
      setKey(migration, 'themeConfig.lastUpdated', true, location);
  },
  numberPrefixParser: reportUnless(
    true,
    'Numbers at the start of file names are not part of addresses. Add redirects for these pages.',
  ),
  sidebarCollapsible: reportUnless(true, 'Set `collapsible` in `themeConfig.sidebar`.', 'cosmetic'),
  sidebarCollapsed: reportUnless(true, 'Set `collapsed` in `themeConfig.sidebar`.', 'cosmetic'),
  ...ignoreKeys('breadcrumbs', 'editCurrentVersion', 'tags', 'tagsBasePath', 'onInlineTags'),
};

/** Rules for the options of the blog plugin. One list replaces all lists, and feeds are reported separately. */
const blogRules: MigrationRules = {
  ...contentRules,
  include: reportFilter,
  exclude: reportFilter,
  blogTitle: reportComputed,
  postsPerPage: reportComputed,
  editUrl: reportUnless('', EDIT_LINK_HINT, 'cosmetic'),
  showLastUpdateTime: reportUnless(false, LAST_UPDATED_HINT, 'cosmetic'),
  showReadingTime: reportUnless(false, 'Octavo does not show the reading time.', 'cosmetic'),
  ...ignoreKeys('blogSidebarCount', 'blogSidebarTitle', 'feedOptions', 'readingTime'),
  ...ignoreKeys('tagsBasePath', 'pageBasePath', 'archiveBasePath', 'authorsBasePath', 'tags'),
  ...ignoreKeys('truncateMarker', 'onInlineTags', 'onInlineAuthors', 'onUntruncatedBlogPosts'),
};

/** Rules for the options of the pages plugin. */
const pagesRules: MigrationRules = {
  ...contentRules,
  routeBasePath: reportUnless('/', 'Move the pages in the content folder, or add redirects.'),
  include: reportFilter,
  exclude: reportFilter,
  editUrl: reportUnless('', EDIT_LINK_HINT, 'cosmetic'),
  showLastUpdateTime: reportUnless(false, LAST_UPDATED_HINT, 'cosmetic'),
};

const sitemapRules: MigrationRules = {
  ignorePatterns: reportUnsupported('Set `noindex: true` in the frontmatter of the pages.'),
  ...ignoreKeys('id', 'changefreq', 'priority', 'lastmod', 'trailingSlash'),
};

/** Rules for the options of the redirect plugin. Pages already answer with the extension `.html`. */
const redirectRules: MigrationRules = {
  id: ignoreKey,
  redirects: reportComputed,
  createRedirects: reportUnsupported('Add the redirects to `redirects`.'),
  fromExtensions: (value, migration, location, path) => {
    const extensions = extractData(value, migration, path);
    if ([extensions ?? []].flat().some((extension) => extension !== 'html'))
      reportUnsupported('Add the redirects to `redirects`.')(value, migration, location, path);
  },
};

/** Rules for the options of plugins, by the end of their names. */
export const PLUGIN_RULES: readonly (readonly [name: RegExp, rules: MigrationRules])[] = [
  [/content-docs$/, docsRules],
  [/content-blog$/, blogRules],
  [/content-pages$/, pagesRules],
  [/client-redirects$/, redirectRules],
  [/plugin-sitemap$/, sitemapRules],
];

/** Rules for the options of presets. */
export const presetRules: MigrationRules = {
  docs: applyNested(docsRules),
  blog: applyNested(blogRules),
  pages: applyNested(pagesRules),
  sitemap: applyNested(sitemapRules),
  redirects: applyNested(redirectRules),
  theme: applyNested({ customCss: reportComputed }),
  gtag: reportUnless(false, ANALYTICS_HINT),
  googleAnalytics: reportUnless(false, ANALYTICS_HINT),
  googleTagManager: reportUnless(false, ANALYTICS_HINT),
  ...ignoreKeys('debug', 'svgr'),
};
