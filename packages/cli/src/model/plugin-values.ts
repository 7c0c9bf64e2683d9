import type { PageData, SidebarItem, SiteData } from '@octavo/theme';

import type { ComponentModule } from './config-values.generated';
import type { Page } from './page';
import type { PageSeo } from './seo';

export type Awaitable<T> = T | Promise<T>;

/** A page that a plugin adds to the site. Has either `content` or `file`. */
export interface PluginPage {
  /** Path relative to the content root, with the language folder, for example `en/api/generated.mdx`. */
  path: string;
  /** Source of the page. */
  content?: string;
  /** Absolute path of the file that contains the source of the page. */
  file?: string;
}

/** Plugins and components for Markdown. Pages are compiled in worker threads, so modules are specified by name or path. */
export interface PluginMarkdown {
  /** Remark plugins: modules, or modules with options that can be serialized as JSON. */
  remarkPlugins?: (string | [module: string, options: unknown])[];
  /** Rehype plugins, like `remarkPlugins`. */
  rehypePlugins?: (string | [module: string, options: unknown])[];
  /** Components by name, which pages can use without an import. */
  globalComponents?: Record<string, ComponentModule>;
  /** Whether `markdown()` returns the source of a page. @default false */
  keepSource?: boolean;
}

/** The bundle that the `bundler` hook configures. */
export interface BundlerContext {
  target: 'client' | 'server';
  mode: 'production' | 'development';
}

/** Access to the output folder of a build, which replaces the previous one when the build is complete. */
export interface SiteFiles {
  /** Writes a file. The path is relative to the output folder. */
  write: (path: string, content: string | Uint8Array) => void;
  /** Writes a file that is expensive to generate. `make` is called only if the last build used a different key. */
  put: (path: string, key: string, make: () => Awaitable<string>) => Promise<void>;
  /** Returns a text file that this build has already written, otherwise `undefined`. */
  read: (path: string) => Promise<string | undefined>;
}

/** One language and version of the site. */
export interface BuiltEdition {
  lang: string;
  version: string;
  site: SiteData;
  /** Route paths of the sections that have a sidebar. */
  sidebarKeys: readonly string[];
  /** Returns the sidebar of a section. */
  sidebar: (key: string) => readonly SidebarItem[];
}

/** A page with its layout data. */
export interface ServedPage {
  page: Page;
  data: PageData;
  /** Returns the source of the page if a plugin sets `markdown.keepSource`. Returns `undefined` for component pages. */
  markdown: () => string | undefined;
}

/** A page of a finished build. */
export interface BuiltPage extends ServedPage {
  /** Metadata for search engines and link previews. */
  seo: PageSeo;
  edition: BuiltEdition;
  /** Hash of the page, which changes with its content. */
  key: string;
}
