import { posix } from 'node:path';

import { escapeText } from '../markdown/escape-text';
import type { ContentTree } from '../tree/content-tree';
import type { Locale, StarlightConfig } from './starlight-config';
import { pick, type StarlightDoc } from './starlight-sidebar';

/** Adds a home page to each language without one. */
export function addHomePages(
  tree: ContentTree,
  locales: readonly Locale[],
  config: StarlightConfig,
  docsOf: ReadonlyMap<Locale, StarlightDoc[]>,
): void {
  for (const locale of locales) {
    const folder = locales.length > 1 ? locale.lang : '';
    const docs = docsOf.get(locale)!;
    if (docs.some(({ route }) => route === '/')) continue;
    const list = docs
      .filter(({ isDraft }) => !isDraft)
      .slice(0, 12)
      .map(({ title, route }) => `- [${escapeText(title)}](${encodeURI(route)})`);
    const title = pick(config.title, undefined, locale.original) ?? 'Documentation';
    tree.texts.set(
      posix.join(folder, 'index.md'),
      `# ${escapeText(title)}\n\n${config.description ?? title}\n\n${list.join('\n')}\n`,
    );
  }
}
