import type { SourceLocation, StaticValue } from '@octavo/cli/internal';
import {
  allowDeadAnchors,
  allowDeadLinks,
  applyNested,
  copyTo,
  extractData,
  ignoreKey,
  type Migration,
  type MigrationRule,
  type MigrationRules,
  report,
  reportUnsupported,
  setKey,
} from '../migration';
import { toConfigRelativePath } from './rspress-paths';

/** Migration rules for `markdown` keys. */
export const markdownRules: MigrationRules = {
  checkDeadLinks: migrateDeadLinks,
  link: applyNested({
    checkDeadLinks: migrateDeadLinks,
    checkAnchors: ignoreKey,
    autoPrefix: ignoreKey,
  }),
  showLineNumbers: copyTo('markdown.showLineNumbers'),
  defaultWrapCode: copyTo('markdown.defaultWrapCode'),
  remarkPlugins: copyModulesTo('markdown.remarkPlugins'),
  rehypePlugins: copyModulesTo('markdown.rehypePlugins'),
  globalComponents: migrateGlobalComponents,
  shiki: reportUnsupported(
    'Notations such as `[!code ++]` and all Shiki languages are built in.',
    'cosmetic',
  ),
  mdxRs: ignoreKey,
  crossCompilerCache: ignoreKey,
  extractDescription: ignoreKey,
  defaultCodeOverflow: reportUnsupported(
    'Use `markdown.defaultWrapCode`, or the `fold` and `height` attributes of code blocks.',
  ),
  codeHighlighter: ignoreKey,
  highlightLanguages: ignoreKey,
  image: ignoreKey,
};

function migrateDeadLinks(
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  if (value.kind === 'plain') {
    setKey(migration, 'markdown.checkDeadLinks', value.value, location);
    // Rspress checks links, but not their anchors.
    if (value.value === true) allowDeadAnchors(migration, location);
    return;
  }
  allowDeadLinks(migration, location);
}

/** Returns a rule that converts Markdown plugins to module names, because worker threads cannot receive functions. */
function copyModulesTo(target: string): MigrationRule {
  return (value, migration, location, path) => {
    const items = value.kind === 'list' ? value.items : [value];
    const modules = items.flatMap((item) => {
      const [plugin, options] = item.kind === 'list' ? item.items : [item];
      if (plugin?.kind !== 'import' || !['default', '*'].includes(plugin.name)) {
        report(
          migration,
          item.at,
          `\`${path}\` was not migrated.`,
          'Move the plugin to a module with a default export, and use the module path.',
        );
        return [];
      }
      return [options ? [plugin.from, extractData(options, migration, path)] : plugin.from];
    });
    if (modules.length > 0) setKey(migration, target, modules, location);
  };
}

function migrateGlobalComponents(
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  const paths = extractData(value, migration, 'markdown.globalComponents');
  if (!Array.isArray(paths)) return;
  const modules = paths
    .filter((path) => typeof path === 'string')
    .map((path) => {
      const name = /([^/\\]+?)(?:[/\\]index)?\.\w+$/.exec(path)?.[1] ?? path;
      const file = toConfigRelativePath(path, migration);
      const module = file.startsWith('.') ? file : `./${file}`;
      return [name, { module, export: 'default' }] as const;
    });
  setKey(migration, 'markdown.globalComponents', Object.fromEntries(modules), location);
}
