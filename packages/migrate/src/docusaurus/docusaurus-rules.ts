import type { SourceLocation, StaticValue } from '@octavo/cli/internal';

import {
  applyNested,
  BUNDLER_HINT,
  copyTo,
  extractData,
  ignoreKey,
  type Migration,
  type MigrationRule,
  type MigrationRules,
  reportUnsupported,
  setKey,
  suggestPlugin,
} from '../migration';
import { toLink } from './docusaurus-theme';

/** Returns a rule that copies the path of a public file. */
function copyLinkTo(target: string): MigrationRule {
  return (value, migration, location, path) => {
    const data = extractData(value, migration, path);
    if (typeof data === 'string') setKey(migration, target, toLink(data), location);
  };
}

/** Migration rules for `themeConfig`. The navbar and the footer are converted elsewhere. */
const themeRules: MigrationRules = {
  navbar: ignoreKey,
  footer: ignoreKey,
  docs: ignoreKey,
  blog: ignoreKey,
  tableOfContents: ignoreKey,
  prism: ignoreKey,
  zoom: ignoreKey,
  liveCodeBlock: ignoreKey,
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
    const mode = extractData(value, migration, path) as { disableSwitch?: boolean } | undefined;
    if (mode?.disableSwitch === true) setKey(migration, 'themeConfig.darkMode', false, location);
  },
  announcementBar: (value, migration, location, path) => {
    const bar = extractData(value, migration, path) as
      | { id?: string; content?: string }
      | undefined;
    if (bar?.content)
      setKey(
        migration,
        'themeConfig.announcement',
        { message: bar.content, ...(bar.id ? { id: bar.id } : {}) },
        location,
      );
  },
  algolia: (value, migration, location, path) => {
    const options = extractData(value, migration, path) as Record<string, unknown> | undefined;
    const { appId, apiKey, indexName } = options ?? {};
    if (appId && apiKey && indexName)
      setKey(
        migration,
        'search',
        { provider: { name: 'algolia', appId, apiKey, indexName } },
        location,
      );
  },
  mermaid: reportUnsupported(suggestPlugin('mermaid')),
};

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
  ...Object.fromEntries(
    [
      'presets',
      'plugins',
      'themes',
      'i18n',
      'staticDirectories',
      'organizationName',
      'projectName',
      'deploymentBranch',
      'githubHost',
      'githubPort',
      'onBrokenLinks',
      'onBrokenAnchors',
      'onBrokenMarkdownLinks',
      'onDuplicateRoutes',
      'noIndex',
      'trailingSlash',
      'titleDelimiter',
      'baseUrlIssueBanner',
      'markdown',
      'future',
      'storage',
      'ssrTemplate',
      'noindex',
    ].map((key) => [key, ignoreKey]),
  ),
};

function addHead(migration: Migration, tags: unknown[], location: SourceLocation): void {
  const known = (migration.config.head as unknown[] | undefined) ?? [];
  if (tags.length > 0) setKey(migration, 'head', [...known, ...tags], location);
}

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
