import { compilerMessages } from '@octavo/mdx-plugins/messages';

import { localeMessages } from '../../config/locale-messages';
import { namedPlugins } from '../../config/named-modules';
import { digest } from '../../files/digest';
import type { CompileContext, CompileSettings } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { THEME_ALIASES } from '../../model/theme-aliases';
import { replaceRulesOf } from '../scan/replace-source';
import { linkSettings } from './link-resolver';
import { surroundings } from './surroundings';
import { toolchainDigest } from './toolchain';

/** Components of the theme that MDX can use without an import. */
export const THEME_COMPONENTS = [
  'Badge',
  'Card',
  'CardGrid',
  'CommandTabs',
  'FileTree',
  'LinkCard',
  'NoSSR',
  'PackageManagerTabs',
  'SourceCode',
  'Steps',
  'Tab',
  'Tabs',
] as const;

/** Returns what of a configuration decides how pages are compiled. */
export function compileSettings(config: SiteConfig): CompileSettings {
  const { search, theme, plugins } = config;
  const { defaultWrapCode, elements, globalComponents, showLineNumbers } = config.markdown;
  return {
    cwd: config.cwd,
    configFile: config.configFile,
    ...linkSettings(config),
    messages: Object.fromEntries(
      config.locales.map((locale) => [
        locale.lang,
        compilerMessages(localeMessages(locale).messages),
      ]),
    ),
    highlight: true,
    codeBlocks: search === false ? true : search.codeBlocks,
    fallbackHeadingTitle: theme.fallbackHeadingTitle,
    markdownOut: plugins.some((plugin) => plugin.markdown?.keepSource),
    markdown: { defaultWrapCode, elements, globalComponents, showLineNumbers },
    remarkPlugins: namedPlugins(config, 'remarkPlugins'),
    rehypePlugins: namedPlugins(config, 'rehypePlugins'),
    replaceRules: replaceRulesOf(config),
    alias: config.alias,
    themeModules: config.themeFile
      ? ['@octavo/theme/mdx']
      : ['@octavo/theme/mdx', ...THEME_ALIASES],
    components: Object.fromEntries(THEME_COMPONENTS.map((name) => [name, '@octavo/theme/mdx'])),
  };
}

/** Settings of the compiler, with a version that changes whenever a page could come out differently. */
export function compileContext(config: SiteConfig): CompileContext {
  const settings = compileSettings(config);
  const version = digest(toolchainDigest(), JSON.stringify(settings), ...surroundings(config));
  return { settings, cacheDir: config.cacheDir, version };
}

/**
 * The same for who reads pages and does not show them: code stays as it is written, and no page is said in Markdown.
 * What is compiled with it has a version of its own, so that nobody shows it.
 */
export function readingContext({ settings, cacheDir, version }: CompileContext): CompileContext {
  return {
    settings: { ...settings, highlight: false, markdownOut: false },
    cacheDir,
    version: digest(version, 'reading'),
    fuller: version,
  };
}
