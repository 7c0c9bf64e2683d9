import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { positionAt } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { findMdxImports } from '../markdown/imports';
import { findTags } from '../markdown/jsx-tags';
import { type Migration, report } from '../migration';
import { THEME_MODULE } from './migrate-imports';

/** Props of the Rspress layout with the slots of the Octavo layout. */
const LAYOUT_SLOTS: Readonly<Record<string, string>> = {
  top: 'top',
  bottom: 'bottom',
  beforeNav: 'top',
  afterNav: 'top',
  beforeNavTitle: 'navbarBefore',
  afterNavTitle: 'navbarBefore',
  navTitle: 'navbarBefore',
  beforeNavMenu: 'navbarAfter',
  afterNavMenu: 'navbarAfter',
  beforeSidebar: 'sidebarBefore',
  afterSidebar: 'sidebarAfter',
  beforeOutline: 'outlineBefore',
  afterOutline: 'outlineAfter',
  beforeDoc: 'docBefore',
  beforeDocContent: 'docBefore',
  afterDocContent: 'docAfter',
  beforeDocFooter: 'docAfter',
  afterDocFooter: 'docFooterAfter',
  afterDoc: 'docFooterAfter',
};

/** Components of the Rspress theme that sites replace, with the edit to make in Octavo. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  HomeLayout:
    'Write the content in the home page, or run `octavo wrap Hero` and `octavo wrap Features` and move it to these components.',
  HomeHero: 'Run `octavo wrap Hero`, and move the content to the new component.',
  HomeFeature: 'Run `octavo wrap Features`, and move the content to the new component.',
  HomeFooter: 'Run `octavo wrap SiteFooter`, and move the content to the new component.',
  NotFoundLayout: 'Run `octavo wrap NotFound`, and move the content to the new component.',
  DocFooter: 'Run `octavo wrap DocFooter`, and move the content to the new component.',
  EditLink: 'Run `octavo wrap DocFooter`, and move the content to the new component.',
  LastUpdated: 'Run `octavo wrap DocFooter`, and move the content to the new component.',
  PrevNextPage: 'Run `octavo wrap DocFooter`, and move the content to the new component.',
  Nav: 'Run `octavo wrap Navbar`, and move the content to the new component.',
  NavTitle: 'Run `octavo wrap Logo`, and move the content to the new component.',
  Sidebar: 'Run `octavo wrap Sidebar`, and move the content to the new component.',
  Outline: 'Run `octavo wrap Outline`, and move the content to the new component.',
  Search: 'Run `octavo wrap SearchButton`, and move the content to the new component.',
  SwitchAppearance:
    'Run `octavo wrap ColorModeControl`, and move the content to the new component.',
};

const EXPORTED =
  /\bexport\s*(?:\{([^}]*)\}(?!\s*from\s*['"]@?rspress)|(?:default\s+)?(?:async\s+)?(?:const|function)\s+(\w+))/g;

/**
 * Reports the parts of the layout and the components that a Rspress theme replaces.
 *
 * @param file - module of the Rspress theme
 * @param folder - folder of the Rspress theme
 * @param layout - path of the layout in the new theme, for the report
 */
export function reportThemeCode(
  file: string,
  folder: string,
  layout: string,
  migration: Migration,
): void {
  const source = readFileSync(file, 'utf8');
  for (const match of source.matchAll(EXPORTED)) {
    const names = (match[1] ?? match[2] ?? '').split(',').map((name) =>
      name
        .split(/\sas\s/)
        .at(-1)!
        .trim(),
    );
    for (const name of names.filter((each) => Object.hasOwn(REPLACEMENTS, each)))
      report(
        migration,
        { file, ...positionAt(match.index, source) },
        `The component \`${name}\` of the Rspress theme was not migrated.`,
        REPLACEMENTS[name]!,
      );
  }
  const files = globSync(['**/*.{tsx,jsx}'], {
    cwd: folder,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  for (const module of files.toSorted()) reportLayoutSlots(module, layout, migration);
}

/** Reports content that a theme adds to the layout. Content of home pages is migrated elsewhere. */
function reportLayoutSlots(file: string, layout: string, migration: Migration): void {
  if (!existsSync(file)) return;
  const source = readFileSync(file, 'utf8');
  const imported = findMdxImports(source)
    .find(({ specifier, names }) => THEME_MODULE.test(specifier) && names.has('Layout'))
    ?.names.get('Layout');
  for (const { name, attributes, start } of findTags(source)) {
    if (name !== imported) continue;
    for (const [prop, slot] of Object.entries(LAYOUT_SLOTS)) {
      const value = new RegExp(`(?:^|\\s)${prop}=(?:\\{([\\w.]+)\\}|["'{])`).exec(attributes);
      if (!value || value[1] === prop || value[1] === `props.${prop}`) continue;
      const index = source.indexOf(value[0].trim(), start);
      report(
        migration,
        { file, ...positionAt(index, source) },
        `\`${prop}\` of the Rspress layout was not migrated.`,
        `Add the content to \`${slot}\` in the slots of ${layout}.`,
      );
    }
  }
}

/** Reports keys of `_meta.json` and `_nav.json` that Octavo ignores. */
export function reportIgnoredKeys(migration: Migration): void {
  const root = join(migration.cwd, String(migration.config.root));
  const paths = globSync(['**/_meta.json', '**/_nav.json'], {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
  for (const path of paths.toSorted()) {
    const file = join(root, path);
    const source = readFileSync(file, 'utf8');
    const index = source.search(/"icon"\s*:/);
    if (index >= 0)
      report(
        migration,
        { file, ...positionAt(index, source) },
        '`icon` of sidebar and navbar items is ignored.',
        'Remove the key.',
        'cosmetic',
      );
  }
}
