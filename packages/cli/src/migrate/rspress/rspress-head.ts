import { entryOf, type Place, type StaticValue, textOf } from '../../config-source/static-value';
import { dataOf, type Migration, report, set } from '../migration';

const OWN_HEAD =
  'Write the tags that are the same everywhere into head; the head hook of a plugin has those of a page.';

/** Tags as Rspress has them, less those that are made by functions. */
export function headTags(value: StaticValue, migration: Migration, place: Place): void {
  if (value.kind !== 'list') {
    report(migration, place, 'head: not carried over.', OWN_HEAD);
    return;
  }
  const tags = value.items.flatMap((item) => {
    if (item.kind === 'function' || item.kind === 'code') {
      report(migration, item.at, 'head: not carried over, since it is a function.', OWN_HEAD);
      return [];
    }
    return [dataOf(item, migration, 'head')];
  });
  const before = (migration.config.head as unknown[] | undefined) ?? [];
  set(migration, 'head', [...before, ...tags], place);
}

/** Tags as Rsbuild writes them: `{ tag, attrs, children }`. */
export function htmlTags(value: StaticValue, migration: Migration, place: Place): void {
  const items = value.kind === 'list' ? value.items : [value];
  const tags = items.flatMap((item) => {
    const tag = textOf(entryOf(item, 'tag'));
    const attributes = entryOf(item, 'attrs');
    if (!tag || entryOf(item, 'children')) {
      report(migration, item.at, 'builderConfig.html.tags: not carried over.', OWN_HEAD);
      return [];
    }
    return [[tag, attributes ? dataOf(attributes, migration, 'builderConfig.html.tags') : {}]];
  });
  const before = (migration.config.head as unknown[] | undefined) ?? [];
  if (tags.length > 0) set(migration, 'head', [...before, ...tags], place);
}
