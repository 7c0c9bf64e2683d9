import { getCompilerMessages } from '@octavo/mdx-plugins/messages';

import { localeMessages } from '../../config/locale-messages';
import { namedPlugins } from '../../config/named-modules';
import { digest } from '../../files/digest';
import type { CompileContext, CompileSettings } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { THEME_ALIASES } from '../../model/theme-aliases';
import { serializeReplaceRules } from '../scan/replace-rules';
import { getEnvironmentDigests } from './environment-digests';
import { linkSettings } from './link-resolver';
import { toolchainDigest } from './toolchain';

/** Theme components that MDX can use without an import. */
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

/** Returns the part of the configuration that affects how pages are compiled. */
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
        getCompilerMessages(localeMessages(locale).messages),
      ]),
    ),
    highlight: true,
    codeBlocks: search === false ? true : search.codeBlocks,
    fallbackHeadingTitle: theme.fallbackHeadingTitle,
    markdownOut: plugins.some((plugin) => plugin.markdown?.keepSource),
    markdown: { defaultWrapCode, elements, globalComponents, showLineNumbers },
    remarkPlugins: namedPlugins(config, 'remarkPlugins'),
    rehypePlugins: namedPlugins(config, 'rehypePlugins'),
    replaceRules: serializeReplaceRules(config),
    alias: config.alias,
    themeModules: config.themeFile
      ? ['@octavo/theme/mdx']
      : ['@octavo/theme/mdx', ...THEME_ALIASES],
    components: Object.fromEntries(THEME_COMPONENTS.map((name) => [name, '@octavo/theme/mdx'])),
  };
}

/** Returns the settings of the compiler with a version that changes whenever the output of a page could change. */
export function compileContext(config: SiteConfig): CompileContext {
  const settings = compileSettings(config);
  const version = digest(
    toolchainDigest(),
    JSON.stringify(settings),
    ...getEnvironmentDigests(config),
  );
  return { settings, cacheDir: config.cacheDir, version };
}

/**
 * Returns a context for commands that analyze pages without rendering them: it disables highlighting and Markdown
 * output. Its pages have a different version, so that a build never renders them.
 */
export function createAnalysisContext({
  settings,
  cacheDir,
  version,
}: CompileContext): CompileContext {
  return {
    settings: { ...settings, highlight: false, markdownOut: false },
    cacheDir,
    version: digest(version, 'analysis'),
    supersetVersion: version,
  };
}
