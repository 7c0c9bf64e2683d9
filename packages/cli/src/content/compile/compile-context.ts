import { getCompilerMessages } from '@octavo/mdx-plugins/messages';

import { getLocaleMessages } from '../../config/locale-messages';
import {
  getNamedLanguages,
  getNamedPlugins,
  getNamedTransformers,
} from '../../config/named-modules';
import { findCheckout, toPortableJson } from '../../files/checkout';
import { digest } from '../../files/digest';
import type { CompileContext, CompileSettings } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { hasStrictStyles } from '../../model/has-strict-styles';
import { THEME_ALIASES } from '../../model/theme-aliases';
import { serializeReplaceRules } from '../scan/replace-rules';
import { getEnvironmentDigests } from './environment-digests';
import { getLinkSettings } from './link-resolver';
import { getTestedFolder } from './tested-blocks';
import { getToolchainDigest } from './toolchain';

/** Theme components available in MDX without an import. */
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

/** Returns the settings that affect page compilation. */
export function getCompileSettings(config: SiteConfig): CompileSettings {
  const { search, theme, plugins } = config;
  const frontmatterKeys = Object.keys(config.frontmatter);
  const { defaultWrapCode, elements, globalComponents, showLineNumbers } = config.markdown;
  return {
    cwd: config.cwd,
    configFile: config.configFile,
    ...getLinkSettings(config),
    messages: Object.fromEntries(
      config.locales.map((locale) => [
        locale.lang,
        getCompilerMessages(getLocaleMessages(locale).messages),
      ]),
    ),
    highlight: true,
    codeBlocks: search === false ? true : search.codeBlocks,
    fallbackHeadingTitle: theme.fallbackHeadingTitle,
    ...(frontmatterKeys.length > 0 ? { frontmatterKeys } : {}),
    markdownOut: plugins.some((plugin) => plugin.markdown?.keepSource),
    markdown: { defaultWrapCode, elements, globalComponents, showLineNumbers },
    remarkPlugins: getNamedPlugins(config, 'remarkPlugins'),
    rehypePlugins: getNamedPlugins(config, 'rehypePlugins'),
    transformers: getNamedTransformers(config),
    languages: getNamedLanguages(config),
    replaceRules: serializeReplaceRules(config),
    ...(config.images ? { images: config.images } : {}),
    ...(hasStrictStyles(config) ? { strictStyles: true } : {}),
    ...(config.test.badge ? { testedFolder: getTestedFolder(config.cacheDir) } : {}),
    alias: config.alias,
    themeModules: config.themeFile
      ? ['@octavo/theme/mdx']
      : ['@octavo/theme/mdx', ...THEME_ALIASES],
    components: Object.fromEntries(THEME_COMPONENTS.map((name) => [name, '@octavo/theme/mdx'])),
  };
}

/** Creates the compile context. Its version changes whenever the compiled output may change. */
export function createCompileContext(config: SiteConfig): CompileContext {
  const settings = getCompileSettings(config);
  const { versionFolders = {} } = settings;
  const version = digest(
    getToolchainDigest(),
    // The folders of commits are not part of the version, so that a branch can move without a new cache.
    toPortableJson(
      { ...settings, versionFolders: Object.keys(versionFolders) },
      findCheckout(config.cwd),
    ),
    ...getEnvironmentDigests(config),
  );
  return { settings, cacheDir: config.cacheDir, version };
}

/**
 * Creates a compile context for commands that analyze pages without rendering them. Highlighting and Markdown output
 * are disabled. The separate version prevents builds from using these pages.
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
