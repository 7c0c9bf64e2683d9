/**
 * Internal API for the other Octavo packages. It can change in any release, and all packages are released together.
 *
 * @packageDocumentation
 */

export { resolveLocalFile } from './check/rules/local-code';
export { loadSiteConfig } from './commands/load-site-config';
export { build, check } from './commands/on-demand';
export { findInvalidPaths } from './config/find-invalid-paths';
export { findConfiguration } from './config-source/find-configuration';
export { readModule } from './config-source/read-module';
export {
  getProperty,
  getString,
  type ObjectEntry,
  type SourceLocation,
  type StaticValue,
  toData,
} from './config-source/static-value';
export { THEME_COMPONENTS } from './content/compile/compile-context';
export { getCliVersion } from './files/cli-version';
export { canResolveModule } from './files/module-path';
export { getInstallCommand } from './files/package-manager';
export { getPackageName, isInstalled } from './files/packages';
export { toPosixPath } from './files/posix-path';
export { positionAt } from './files/read-json';
export { formatUnexpectedError } from './files/unexpected-error';
export { findOtherSite, type OtherSite, type OtherTool } from './init/other-site';
export type { UserConfig } from './model/config';
export { formatError, formatProblem, OctavoError, type Problem } from './model/errors';
export { groupBy } from './model/group-by';
export { createLogger, type Logger } from './model/logger';
export { omitUndefined } from './model/omit-undefined';
export { plural } from './model/plural';
export { THEME_ALIASES } from './model/theme-aliases';
