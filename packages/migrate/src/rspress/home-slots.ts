import { readFileSync } from 'node:fs';

import { positionAt } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { findMdxImports } from '../markdown/imports';
import { type Migration, report } from '../migration';
import { SHARED_COMPONENTS } from './equivalents';
import { THEME_MODULE } from './migrate-imports';

/** Props of the Rspress home page with the slots of the Octavo layout, in their order on the page. */
const SLOTS: Readonly<Record<string, string>> = {
  beforeHero: 'heroBefore',
  beforeHeroActions: 'heroAfter',
  afterHeroActions: 'heroAfter',
  afterHero: 'heroAfter',
  beforeFeatures: 'featuresBefore',
  afterFeatures: 'featuresAfter',
};

export interface HomeSlots {
  /** JSX of the parts of a slot, by slot of the Octavo layout. */
  slots: Map<string, string[]>;
  /** Imported components by their local names. */
  components: Map<string, string>;
}

const PROP = new RegExp(`(?<![\\w.])(${Object.keys(SLOTS).join('|')})=(?:"([^"]*)"|(?=\\{))`, 'g');
const LITERAL = String.raw`(?:"[^"\n]*"|'[^'\n]*'|-?\d+(?:\.\d+)?|true|false)`;
const STATIC_EXPRESSION = new RegExp(
  String.raw`\{\s*(?:${LITERAL}|\{\s*(?:[\w'"-]+\s*:\s*${LITERAL}\s*,?\s*)*\})\s*\}|\{\/\*[\s\S]*?\*\/\}`,
  'g',
);

/**
 * Reads the static content that a Rspress theme adds to home pages: elements, and components with an equivalent of the
 * same name. Reports all other content.
 *
 * @param folder - folder of the Rspress theme
 * @param layout - path of the module that gets the content, for the report
 */
export function readHomeSlots(folder: string, layout: string, migration: Migration): HomeSlots {
  const found: HomeSlots = { slots: new Map(), components: new Map() };
  const parts: { prop: string; content: string }[] = [];
  const files = globSync(['**/*.{tsx,jsx,ts,js}'], {
    cwd: folder,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  for (const file of files.toSorted()) {
    const source = readFileSync(file, 'utf8');
    const known = findSharedComponents(source);
    for (const match of source.matchAll(PROP)) {
      const [statement, prop = '', text] = match;
      const start = match.index + statement.length;
      const content = text ?? readExpression(source, start);
      if (isForwarded(content, prop)) continue;
      const names = text === undefined ? findComponents(content, known) : [];
      const location = { file, ...positionAt(match.index, source) };
      if (names === undefined) {
        reportLost(prop, layout, location, migration);
        continue;
      }
      parts.push({
        prop,
        content: text === undefined ? content : `<>{${JSON.stringify(text)}}</>`,
      });
      for (const name of names) found.components.set(name, known.get(name)!);
      report(
        migration,
        location,
        `\`${prop}\` of the home page is part of ${layout}.`,
        'Check its appearance, because the styles of the Rspress theme were not migrated.',
        'cosmetic',
      );
    }
  }
  for (const [prop, slot] of Object.entries(SLOTS)) {
    const contents = parts.filter((part) => part.prop === prop).map(({ content }) => content);
    if (contents.length > 0) found.slots.set(slot, [...(found.slots.get(slot) ?? []), ...contents]);
  }
  return found;
}

function reportLost(
  prop: string,
  layout: string,
  location: { file: string; line: number; column: number },
  migration: Migration,
): void {
  report(
    migration,
    location,
    `\`${prop}\` of the home page was not migrated, because its content is not static.`,
    `Write the content in the home page, or add it to \`${SLOTS[prop]}\` in the slots of ${layout}.`,
    'readers',
  );
}

/** Returns the components of the Rspress theme that Octavo has, by their local names. */
function findSharedComponents(source: string): Map<string, string> {
  return new Map(
    findMdxImports(source)
      .filter(({ specifier }) => THEME_MODULE.test(specifier))
      .flatMap(({ names }) => [...names])
      .filter(([imported]) => SHARED_COMPONENTS.includes(imported))
      .map(([imported, local]) => [local, imported]),
  );
}

/** Returns the source between braces, without parentheses around it. */
function readExpression(source: string, start: number): string {
  let depth = 0;
  let end = start;
  for (; end < source.length; end++) {
    if (source[end] === '{') depth++;
    else if (source[end] === '}' && --depth === 0) break;
  }
  return source
    .slice(start + 1, end)
    .trim()
    .replace(/^\(\s*([\s\S]*?)\s*\)$/, '$1');
}

function isForwarded(content: string, prop: string): boolean {
  return content === prop || content === `props.${prop}`;
}

/** Returns the names of components in JSX, or `undefined` if the JSX contains code or other components. */
function findComponents(content: string, known: ReadonlyMap<string, string>): string[] | undefined {
  const markup = content.replace(STATIC_EXPRESSION, '');
  if (!/^<[\s\S]*>$/.test(markup) || /[{}`]/.test(markup)) return undefined;
  const names = [...markup.matchAll(/<([A-Z][\w.]*)/g)].map(([, name]) => name!);
  return names.every((name) => known.has(name)) ? [...new Set(names)] : undefined;
}
