import type { StaticValue } from '@octavo/cli/internal';

import {
  applyNested,
  applyRules,
  BUNDLER_HINT,
  copyTo,
  extractData,
  ignoreKey,
  ignoreKeys,
  type Migration,
  type MigrationRules,
  reportComputed,
  reportUnless,
  reportUnsupported,
  setKey,
  TITLE_HINT,
} from '../migration';
import { addHead, copyLinkTo, themeRules } from './docusaurus-theme-rules';

/** Migration rules for the keys of `docusaurus.config.ts`. Presets, plugins and languages are converted elsewhere. */
export const docusaurusRules: MigrationRules = {
  title: copyTo('title'),
  tagline: copyTo('description'),
  url: (value, migration, location, path) => {
    const url = extractData(value, migration, path);
    if (typeof url === 'string' && URL.canParse(url))
      setKey(migration, 'siteOrigin', new URL(url).origin, location);
  },
  baseUrl: copyTo('base'),
  favicon: copyLinkTo('icon'),
  headTags: (value, migration, location, path) => {
    const tags = extractData(value, migration, path) as
      | { tagName: string; attributes?: Record<string, string>; innerHTML?: string }[]
      | undefined;
    addHead(
      migration,
      (tags ?? []).map(({ tagName, attributes = {}, innerHTML }) =>
        innerHTML ? toTag(tagName, attributes, innerHTML) : [tagName, attributes],
      ),
      location,
    );
  },
  scripts: (value, migration, location, path) =>
    addHead(
      migration,
      toAttributes(value, migration, path, 'src').map((attributes) => ['script', attributes]),
      location,
    ),
  stylesheets: (value, migration, location, path) =>
    addHead(
      migration,
      toAttributes(value, migration, path, 'href').map((attributes) => [
        'link',
        { rel: 'stylesheet', ...attributes },
      ]),
      location,
    ),
  themeConfig: applyNested(themeRules),
  webpack: reportUnsupported(BUNDLER_HINT),
  clientModules: reportUnsupported('Use a layout slot to run code on every page.'),
  customFields: reportUnsupported('Import the values in the components that use them.'),
  noIndex: (value, migration, location, path) => {
    const isHidden = extractData(value, migration, path) === true;
    if (isHidden)
      addHead(migration, [['meta', { name: 'robots', content: 'noindex, nofollow' }]], location);
  },
  i18n: applyNested({
    defaultLocale: reportComputed,
    locales: reportComputed,
    localeConfigs: (value, migration, _location, path) => {
      if (value.kind !== 'object') extractData(value, migration, path);
      else
        for (const [lang, entry] of value.entries)
          applyRules(entry.value, localeRules, migration, `${path}.${lang}`);
    },
  }),
  markdown: applyNested({
    hooks: applyNested({
      onBrokenMarkdownLinks: ignoreKey,
      onBrokenMarkdownImages: reportComputed,
    }),
    parseFrontMatter: reportUnsupported('Set the frontmatter in the pages.'),
    preprocessor: reportUnsupported('Change the text in the pages, or add `replaceRules`.'),
    ...ignoreKeys('format', 'mermaid', 'emoji', 'mdx1Compat'),
  }),
  staticDirectories: reportComputed,
  onBrokenLinks: reportComputed,
  onBrokenAnchors: reportComputed,
  ssrTemplate: reportUnsupported('Add elements to `head`.'),
  // A broken link to a Markdown file is also a broken link.
  ...ignoreKeys('onBrokenMarkdownLinks', 'onDuplicateRoutes', 'trailingSlash'),
  titleDelimiter: reportUnless('-', TITLE_HINT, 'cosmetic'),
  ...ignoreKeys('organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort'),
  ...ignoreKeys('baseUrlIssueBanner', 'future', 'storage'),
  // Read as lists, with a problem for each item that is not migrated.
  ...ignoreKeys('presets', 'plugins', 'themes'),
};

const localeRules: MigrationRules = {
  label: reportComputed,
  ...ignoreKeys('direction', 'htmlLang', 'calendar'),
};

function toTag(name: string, attributes: Record<string, string>, content: string): string {
  const list = Object.entries(attributes).map(([key, text]) => ` ${key}="${text}"`);
  return `<${name}${list.join('')}>${content}</${name}>`;
}

function toAttributes(
  value: StaticValue,
  migration: Migration,
  path: string,
  key: string,
): Record<string, unknown>[] {
  const items = extractData(value, migration, path);
  return (Array.isArray(items) ? items : []).map((item: string | Record<string, unknown>) =>
    typeof item === 'string' ? { [key]: item } : item,
  );
}
