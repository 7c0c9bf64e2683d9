export type {
  LocaleThemeConfig,
  ThemeLocale,
  UserSidebarItem,
  UserThemeConfig,
} from '@octavo/theme';
export type { BuildSummary } from './build/build-site';
export type { OutputSummary } from './build/output/output';
export type { BuildOptions } from './commands/build';
export type { CheckFormat, CheckOptions, CheckSummary } from './commands/check';
export type { DevOptions } from './commands/dev';
export { build, check, dev, preview } from './commands/on-demand';
export type { PreviewOptions } from './commands/preview';
export { defineConfig } from './config/define-config';
export { getInstallCommand } from './files/package-manager';
export type { RunningServer } from './http/listen';
export type {
  ClientCleanup,
  ClientContext,
  ClientFunction,
  ClientModule,
} from './model/client-module';
export type {
  BuiltSite,
  CommandInput,
  CommandOption,
  LiveSite,
  OctavoPlugin,
  PluginCache,
  PluginCommand,
  PluginSearchEngine,
  SiteContext,
  UserConfig,
} from './model/config';
export type { CspSources, HeadTag } from './model/config-values.generated';
export { OctavoError, type OctavoErrorCode, type Problem } from './model/errors';
export type { FrontmatterFields, FrontmatterOf } from './model/frontmatter-fields';
export { createLogger, type Logger } from './model/logger';
export type { Page, SourceFile } from './model/page';
export type { CommandArgs, CommandOptions } from './model/plugin-command';
export type {
  BuiltEdition,
  BuiltPage,
  BundlerContext,
  ExistingPage,
  HighlightTransformer,
  PluginComponent,
  PluginHighlight,
  PluginMarkdown,
  PluginMessages,
  PluginPage,
  ServedPage,
  SiteFiles,
  StyleModule,
} from './model/plugin-values';
export type { Finding, FindingWithSeverity, RuleName, Severity } from './model/rules';
export { defineCommand } from './plugin-host/define-command';
export { definePlugin } from './plugin-host/define-plugin';
export { resolvePluginMessages } from './plugin-host/plugin-messages';
