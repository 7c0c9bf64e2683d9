import type { CompiledPage } from '@octavo/mdx-plugins';
import type { CompilerMessages } from '@octavo/mdx-plugins/messages';

import type { LangOptions } from '@octavo/theme/urls';

import type { SiteConfig } from './config';
import type { NamedPlugin } from './named-module';

/** Rule of `replaceRules` as JSON. */
export interface ReplaceRule {
  search: string | { pattern: string; flags: string };
  replace: string;
}

/** Settings that affect how pages are compiled. They are JSON, because they are sent to workers and are part of cache keys. */
export interface CompileSettings {
  cwd: string;
  /** Path of the configuration file, for messages about plugins. */
  configFile: string;
  root: string;
  publicDir: string;
  base: string;
  cleanUrls: boolean;
  langOptions: Required<LangOptions>;
  isMultilingual: boolean;
  /** UI strings that the compiler writes into pages, by language. */
  messages: Record<string, CompilerMessages>;
  /** Whether to highlight code. */
  highlight: boolean;
  /** Whether search covers code. */
  codeBlocks: boolean;
  fallbackHeadingTitle: boolean;
  markdownOut: boolean;
  markdown: Pick<
    SiteConfig['markdown'],
    'defaultWrapCode' | 'elements' | 'globalComponents' | 'showLineNumbers'
  >;
  replaceRules: ReplaceRule[];
  remarkPlugins: NamedPlugin[];
  rehypePlugins: NamedPlugin[];
  alias: Record<string, string>;
  /** Modules that export theme components in this site. */
  themeModules: string[];
  /** Modules of the components that MDX can use without an import, by component name. */
  components: Record<string, string>;
}

export interface CompileContext {
  settings: CompileSettings;
  cacheDir: string;
  /** Digest of the settings and the toolchain. */
  version: string;
  /** Version whose cached pages contain everything that pages of this version contain, and can be used instead. */
  supersetVersion?: string;
}

/** Compiled page with the code of its ES module. */
export interface CompiledModule extends CompiledPage {
  code: string;
}

/** Fields of a compiled page that are only needed to render it. */
export type PageBody = Pick<CompiledModule, 'html' | 'code' | 'markdown'>;

/** Other fields of a compiled page, which stay in memory for every page. */
export interface PageSummary extends Omit<CompiledModule, keyof PageBody> {
  /** Digest of the whole compiled page. */
  hash: string;
}
