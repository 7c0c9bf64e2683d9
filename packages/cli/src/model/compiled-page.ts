import type { CompiledPageData } from '@octavo/mdx-plugins';

import type { SiteConfig } from './config';
import type { NamedPlugin } from './named-module';

/** What of the configuration decides how a page is compiled: JSON, so that it reaches workers and makes the store's key. */
export interface CompileSettings {
  cwd: string;
  /** For messages about the keys of plugins. */
  configFile: string;
  root: string;
  publicDir: string;
  base: string;
  cleanUrls: boolean;
  lang: string;
  langs: string[];
  isMultilingual: boolean;
  versions: string[];
  defaultVersion: string;
  /** Whether code is tokenized. */
  highlight: boolean;
  /** Whether code is searched. */
  codeBlocks: boolean;
  fallbackHeadingTitle: boolean;
  markdownOut: boolean;
  markdown: Pick<
    SiteConfig['markdown'],
    'defaultWrapCode' | 'elements' | 'globalComponents' | 'showLineNumbers'
  >;
  remarkPlugins: NamedPlugin[];
  rehypePlugins: NamedPlugin[];
  alias: Record<string, string>;
  /** Modules whose components are the theme's own, in this site. */
  themeModules: string[];
  /** Names that MDX can use without an import, with the module each comes from. */
  components: Record<string, string>;
}

export interface CompileContext {
  settings: CompileSettings;
  cacheDir: string;
  /** Digest of settings and toolchain. */
  version: string;
  /** Version whose pages say all that those of this one say, and are as good where the store has them. */
  fuller?: string;
}

/** A page as the store keeps it. */
export interface CompiledPage extends CompiledPageData {
  /** ES module of the page. */
  code: string;
}

/** A compiled page without what is only needed to show it. */
export interface PageSummary extends Omit<CompiledPageData, 'html' | 'markdown'> {
  /** Changes whenever anything of the page changes. */
  hash: string;
}
