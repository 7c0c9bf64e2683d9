import { getProperty, type StaticValue } from '@octavo/cli/internal';

import { type Migration, report, suggestPlugin } from './migration';

const KEYS = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
];

/**
 * Reports the Markdown plugins in an object of the original configuration.
 *
 * @param path - path of the object in the configuration, such as `docs`
 */
export function reportMarkdownPlugins(
  options: StaticValue | undefined,
  migration: Migration,
  path: string,
): void {
  for (const key of KEYS) {
    const plugins = getProperty(options, key);
    if (!plugins || (plugins.kind === 'list' && plugins.items.length === 0)) continue;
    const items = plugins.kind === 'list' ? plugins.items : [plugins];
    const isMath = items
      .map((item) => (item.kind === 'list' ? item.items[0] : item))
      .every((item) => item && 'from' in item && /math|katex/.test(item.from));
    report(
      migration,
      plugins.at,
      `\`${path}.${key}\` was not migrated.`,
      isMath
        ? suggestPlugin('math')
        : 'Add the plugins to `markdown.remarkPlugins` or `markdown.rehypePlugins`, as module names.',
    );
  }
}
