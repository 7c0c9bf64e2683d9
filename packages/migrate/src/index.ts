export { runMigrate } from './cli';
export { type MigrateOptions, type MigrateResult, migrate } from './migrate';
