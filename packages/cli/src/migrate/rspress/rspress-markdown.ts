import type { SourceLocation, StaticValue } from '../../config-source/static-value';
import {
  copyTo,
  extractData,
  ignored,
  type Migration,
  nested,
  type Rule,
  type Rules,
  report,
  setKey,
  unsupported,
} from '../migration';
import { relativeToConfig } from './rspress-paths';

/** Migration rules for the keys of `markdown`. */
export const markdownRules: Rules = {
  checkDeadLinks: migrateDeadLinks,
  link: nested({
    checkDeadLinks: migrateDeadLinks,
    checkAnchors: ignored,
    autoPrefix: ignored,
  }),
  showLineNumbers: copyTo('markdown.showLineNumbers'),
  defaultWrapCode: copyTo('markdown.defaultWrapCode'),
  remarkPlugins: copyModulesTo('markdown.remarkPlugins'),
  rehypePlugins: copyModulesTo('markdown.rehypePlugins'),
  globalComponents: migrateGlobalComponents,
  shiki: unsupported('Notations such as [!code ++] and all languages of Shiki are built in.'),
  mdxRs: ignored,
  crossCompilerCache: ignored,
  extractDescription: ignored,
  defaultCodeOverflow: unsupported(
    'Use markdown.defaultWrapCode, or the fence attributes "fold" and "height".',
  ),
  codeHighlighter: ignored,
  highlightLanguages: ignored,
  image: ignored,
};

function migrateDeadLinks(
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
  path: string,
) {
  if (value.kind === 'plain') {
    setKey(migration, 'markdown.checkDeadLinks', value.value, location);
    return;
  }
  report(
    migration,
    location,
    `${path} was not migrated.`,
    'Fix the dead links, or set the rule "dead-link" to "warn" in check.rules.',
  );
}

/** Returns a rule that copies Markdown plugins as module names, because pages are compiled in worker threads. */
function copyModulesTo(target: string): Rule {
  return (value, migration, location, path) => {
    const items = value.kind === 'list' ? value.items : [value];
    const modules = items.flatMap((item) => {
      const [plugin, options] = item.kind === 'list' ? item.items : [item];
      if (plugin?.kind !== 'import' || !['default', '*'].includes(plugin.name)) {
        report(
          migration,
          item.at,
          `${path} was not migrated.`,
          'Move the plugin to a module with a default export, and use the path of the module.',
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
      const file = relativeToConfig(path, migration);
      const module = file.startsWith('.') ? file : `./${file}`;
      return [name, { module, export: 'default' }] as const;
    });
  setKey(migration, 'markdown.globalComponents', Object.fromEntries(modules), location);
}
