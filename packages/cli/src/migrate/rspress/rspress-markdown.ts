import type { Place, StaticValue } from '../../config-source/static-value';
import {
  copyTo,
  dataOf,
  inside,
  type Migration,
  type Rule,
  type Rules,
  report,
  set,
  settled,
  unable,
} from '../migration';
import { fromHere } from './rspress-paths';

/** Keys of `markdown`, and what becomes of them. */
export const markdownRules: Rules = {
  checkDeadLinks: deadLinks,
  link: inside({
    checkDeadLinks: deadLinks,
    checkAnchors: settled,
    autoPrefix: settled,
  }),
  showLineNumbers: copyTo('markdown.showLineNumbers'),
  defaultWrapCode: copyTo('markdown.defaultWrapCode'),
  remarkPlugins: modulesTo('markdown.remarkPlugins'),
  rehypePlugins: modulesTo('markdown.rehypePlugins'),
  globalComponents,
  shiki: unable(
    'Comments such as [!code ++] work without transformers, and every language of Shiki is there.',
  ),
  mdxRs: settled,
  crossCompilerCache: settled,
  extractDescription: settled,
  defaultCodeOverflow: unable(
    'Set markdown.defaultWrapCode; fold and height are words of a fence.',
  ),
  codeHighlighter: settled,
  highlightLanguages: settled,
  image: settled,
};

function deadLinks(value: StaticValue, migration: Migration, place: Place, path: string) {
  if (value.kind === 'plain') {
    set(migration, 'markdown.checkDeadLinks', value.value, place);
    return;
  }
  report(
    migration,
    place,
    `${path}: not carried over.`,
    'Links are checked; make the rule dead-link a warning in check.rules, or mend what is reported.',
  );
}

/** Plugins of Markdown are modules here, by name: pages are compiled in threads. */
function modulesTo(target: string): Rule {
  return (value, migration, place, path) => {
    const items = value.kind === 'list' ? value.items : [value];
    const modules = items.flatMap((item) => {
      const [plugin, options] = item.kind === 'list' ? item.items : [item];
      if (plugin?.kind !== 'foreign' || !['default', '*'].includes(plugin.name)) {
        report(
          migration,
          item.at,
          `${path}: not carried over.`,
          'Put the plugin into a module of its own, as default export, and name that module.',
        );
        return [];
      }
      return [options ? [plugin.from, dataOf(options, migration, path)] : plugin.from];
    });
    if (modules.length > 0) set(migration, target, modules, place);
  };
}

function globalComponents(value: StaticValue, migration: Migration, place: Place): void {
  const paths = dataOf(value, migration, 'markdown.globalComponents');
  if (!Array.isArray(paths)) return;
  const modules = paths
    .filter((path) => typeof path === 'string')
    .map((path) => {
      const name = /([^/\\]+?)(?:[/\\]index)?\.\w+$/.exec(path)?.[1] ?? path;
      const file = fromHere(path, migration);
      const module = file.startsWith('.') ? file : `./${file}`;
      return [name, { module, export: 'default' }] as const;
    });
  set(migration, 'markdown.globalComponents', Object.fromEntries(modules), place);
}
