import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { configurationOf } from '../../config-source/configuration-of';
import { readModule } from '../../config-source/read-module';
import { entryOf, type StaticValue, textOf } from '../../config-source/static-value';
import { checkResult } from '../check-result';
import { applyRules, createMigration, dataOf, type Migration, report, set } from '../migration';
import { languagesOf } from './vitepress-folders';
import { additional, localeOf } from './vitepress-locale';
import { vitePressRules } from './vitepress-rules';
import { themeOf } from './vitepress-theme';

export interface VitePressMigration extends Migration {
  /** Folder of the pages as they are. */
  source: string;
  /** Folders of languages there, by the language they hold; without any, all is one language. */
  folders: Map<string, string>;
  /** Patterns of pages that are none. */
  excluded: string[];
  /** What stands around the id of a heading. */
  attributes: [left: string, right: string];
}

const THEME_FILES = ['index.ts', 'index.mts', 'index.js', 'index.mjs'];

/** Make a configuration of one that was written for VitePress. `site` is the folder the new one goes to. */
export function fromVitePress(file: string, site: string): VitePressMigration {
  const migration = createMigration(site);
  const start = { file, line: 1, column: 1 };
  const config = configurationOf(readModule(file));
  const project = dirname(dirname(file.replace(/[\\/]config[\\/]index\.\w+$/, '/config.ts')));
  const source = resolve(project, textOf(entryOf(config, 'srcDir')) ?? '.');
  set(migration, 'route', { cleanUrls: false }, start);
  applyRules(config, vitePressRules, migration);
  const excluded = dataOf(
    entryOf(config, 'srcExclude') ?? { kind: 'list', items: [], at: start },
    migration,
    'srcExclude',
  );

  const { folders, root } = languagesOf(config, source, migration);
  const base = themeOf(entryOf(config, 'themeConfig'), migration, '/');
  setAll(migration, '', { ...nameBesideLogo(config, base.site), ...base.site });
  reportTheme(project, migration);
  setAll(migration, 'themeConfig', { ...base.theme, ...base.locale });
  if (folders.size > 1) {
    const locales = [...folders].map(([lang, folder]) =>
      localeOf({ lang, key: lang === root ? 'root' : folder, source, config, migration }),
    );
    set(migration, 'lang', root, start);
    set(migration, 'themeConfig.locales', locales, start);
  } else {
    const { theme, locale, site: own } = additional(source, migration);
    setAll(migration, '', own);
    setAll(migration, 'themeConfig', { ...theme, ...locale });
    if (root !== 'en') set(migration, 'lang', root, start);
  }
  checkResult(migration);
  const attrs = entryOf(entryOf(config, 'markdown'), 'attrs');
  const [left = '{', right = '}'] = ['leftDelimiter', 'rightDelimiter'].map((key) =>
    textOf(entryOf(attrs, key)),
  );
  return {
    ...migration,
    source,
    attributes: [left, right],
    folders: folders.size > 1 ? folders : new Map(),
    excluded: Array.isArray(excluded) ? excluded.map(String) : [],
  };
}

/** VitePress writes the title beside a logo. */
function nameBesideLogo(config: StaticValue, { logo }: Record<string, unknown>) {
  const name = entryOf(entryOf(config, 'themeConfig'), 'siteTitle');
  const title = textOf(entryOf(config, 'title'));
  return logo !== undefined && name === undefined && title ? { logoText: title } : {};
}

/** What a theme adds is code for Vue, and styles for markup that is not here. */
function reportTheme(project: string, migration: Migration): void {
  const folder = join(project, '.vitepress', 'theme');
  const file = THEME_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) return;
  report(
    migration,
    { file, line: 1, column: 1 },
    'The theme folder of VitePress: not carried over.',
    'Styles go into theme/index.css, components for pages into theme/index.tsx, octavo wrap creates overrides of theme components.',
  );
}

function setAll(migration: Migration, path: string, values: Record<string, unknown>): void {
  const at = { file: '', line: 1, column: 1 };
  for (const [key, value] of Object.entries(values)) {
    if (key === 'description' && path === 'themeConfig') set(migration, 'description', value, at);
    else set(migration, path ? `${path}.${key}` : key, value, at);
  }
}
