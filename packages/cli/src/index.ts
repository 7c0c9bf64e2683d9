export type { BuildOptions } from './commands/build';
export type { CheckFormat, CheckOptions, CheckSummary } from './commands/check';
export type { DevOptions } from './commands/dev';
export { build, check, dev, preview } from './commands/on-demand';
export type { PreviewOptions } from './commands/preview';
export { defineConfig } from './config/define-config';
export type {
  HeadTag,
  LocaleThemeConfig,
  ThemeLocale,
  UserConfig,
  UserSidebarItem,
  UserThemeConfig,
} from './config/types';
export { OctavoError, type OctavoErrorCode, type Problem } from './errors';
export { createLogger, type Logger } from './logger';
export { definePlugin } from './plugins/define-plugin';
export type {
  BuiltEdition,
  BuiltPage,
  BuiltSite,
  BundlerContext,
  LiveSite,
  OctavoPlugin,
  PluginCommand,
  PluginMarkdown,
  PluginRoute,
  PluginSearchEngine,
  ServedPage,
  SiteContext,
  SiteFiles,
} from './plugins/types';
