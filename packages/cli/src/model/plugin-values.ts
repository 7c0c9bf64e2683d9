import type { PageData, SidebarItem, SiteData } from '@octavo/theme';

import type { ComponentModule } from './config-values.generated';
import type { Page } from './page';
import type { PageSeo } from './seo';

export type Awaitable<T> = T | Promise<T>;

/** A page that a plugin adds to the site. */
export interface PluginRoute {
  /** Path below the content root, language folder included, for example `en/api/generated.mdx`. */
  path: string;
  /** Text of the page, or the absolute path of the file that holds it. */
  content?: string;
  file?: string;
}

/** Modules that take part in compiling Markdown. Pages are compiled in threads, so these are named, not passed. */
export interface PluginMarkdown {
  /** Remark plugins: modules or `[module, options]`, with options that are JSON. */
  remarkPlugins?: (string | [module: string, options: unknown])[];
  rehypePlugins?: (string | [module: string, options: unknown])[];
  /** Components that pages can use without an import, by name. */
  globalComponents?: Record<string, ComponentModule>;
  /** Whether compiling keeps what authors wrote, so that `markdown()` of a page has it. @default false */
  keepSource?: boolean;
}

export interface BundlerContext {
  target: 'client' | 'server';
  mode: 'production' | 'development';
}

/** The output folder, which is put in place when everything is written. */
export interface SiteFiles {
  /** Put a file into the output folder, by its path below it. */
  write: (path: string, content: string | Uint8Array) => void;
  /** The same for what takes time to make: the file of the last build stays where it had this key. */
  put: (path: string, key: string, make: () => Awaitable<string>) => Promise<void>;
  /** What this build has written so far at a path, as text. */
  read: (path: string) => Promise<string | undefined>;
}

/** A language and version of the site. */
export interface BuiltEdition {
  lang: string;
  version: string;
  site: SiteData;
  /** Route paths of the sections that have a sidebar. */
  sidebarKeys: readonly string[];
  sidebar: (key: string) => readonly SidebarItem[];
}

/** A page as it is served. */
export interface ServedPage {
  page: Page;
  data: PageData;
  /** What its author wrote, where a plugin has `markdown.keepSource`; nothing for pages that are components. */
  markdown: () => string | undefined;
}

/** A page as it is published. */
export interface BuiltPage extends ServedPage {
  seo: PageSeo;
  edition: BuiltEdition;
  /** Another one whenever the page says something else. */
  key: string;
}
