import { namedPlugins } from '../../config/named-modules';
import type { CompileSettings } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { THEME_ALIASES } from '../../model/theme-aliases';
import { replaceRulesOf } from '../scan/replace-source';
import { linkSettings } from './link-resolver';

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

export function compileSettings(config: SiteConfig): CompileSettings {
  const { search, theme, plugins } = config;
  const { defaultWrapCode, elements, globalComponents, showLineNumbers } = config.markdown;
  return {
    cwd: config.cwd,
    configFile: config.configFile,
    ...linkSettings(config),
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
