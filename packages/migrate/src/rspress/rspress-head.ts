import {
  getProperty,
  getString,
  type SourceLocation,
  type StaticValue,
} from '@octavo/cli/internal';
import { extractData, type Migration, report, setKey } from '../migration';

const HEAD_HINT =
  "Add tags for all pages to `head`. For tags on specific pages, use a plugin's `head` hook.";

/** Migrates `head` tags. Reports functions, because they are not supported. */
export function migrateHead(
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  if (value.kind !== 'list') {
    report(migration, location, '`head` was not migrated.', HEAD_HINT);
    return;
  }
  const tags = value.items.flatMap((item) => {
    if (item.kind === 'function' || item.kind === 'dynamic') {
      report(
        migration,
        item.at,
        '`head` was not migrated, because it contains a function.',
        HEAD_HINT,
      );
      return [];
    }
    return [extractData(item, migration, 'head')];
  });
  const existing = (migration.config.head as unknown[] | undefined) ?? [];
  setKey(migration, 'head', [...existing, ...tags], location);
}

/** Migrates Rsbuild HTML tags in the form `{ tag, attrs, children }`. */
export function migrateHtmlTags(
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  const items = value.kind === 'list' ? value.items : [value];
  const tags = items.flatMap((item) => {
    const tag = getString(getProperty(item, 'tag'));
    const attributes = getProperty(item, 'attrs');
    if (!tag || getProperty(item, 'children')) {
      report(migration, item.at, '`builderConfig.html.tags` was not migrated.', HEAD_HINT);
      return [];
    }
    return [[tag, attributes ? extractData(attributes, migration, 'builderConfig.html.tags') : {}]];
  });
  const existing = (migration.config.head as unknown[] | undefined) ?? [];
  if (tags.length > 0) setKey(migration, 'head', [...existing, ...tags], location);
}
