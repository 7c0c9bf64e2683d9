import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { resolveLocalFile } from '@octavo/cli/internal';

import { findModules } from '../imports/find-imports';
import { findMdxImports } from '../markdown/imports';
import { findTags } from '../markdown/jsx-tags';
import type { Migration } from '../migration';
import { resolveAliases } from './add-tsconfig-aliases';
import type { HomeSlots } from './home-slots';
import { THEME_MODULE } from './migrate-imports';

interface Provider {
  name: string;
  statement: string;
}

/**
 * Returns the source of a `Layout` with the static content of home pages and the context providers of the Rspress layout
 * that components of pages need, or `undefined` if there are none. The paths of imports stay valid in a folder next to
 * the original theme folder.
 *
 * @param file - module of the Rspress theme
 * @param home - content that the Rspress theme adds to home pages
 */
export function generateLayout(
  file: string,
  migration: Migration,
  { slots, components }: HomeSlots,
): string | undefined {
  const source = readFileSync(file, 'utf8');
  const alias = resolveAliases(migration);
  const modules = findModules(join(migration.cwd, String(migration.config.root)), alias);
  const providers = findProviders(source, (specifier) => {
    const target = resolveLocalFile(specifier, file, alias);
    return target !== undefined && modules.has(target);
  });
  if (providers.length === 0 && slots.size === 0) return undefined;
  const statements = [...new Set(providers.map(({ statement }) => statement))];
  const names = providers.map(({ name }) => name);
  const slotsProp = slots.size > 0 ? ' slots={{ ...SLOTS, ...props.slots }}' : '';
  const layout = names.reduceRight<string[]>(
    (lines, name) => [`<${name}>`, ...lines.map((line) => `  ${line}`), `</${name}>`],
    [`<Original {...props}${slotsProp} />`],
  );
  return [
    "import { type LayoutProps, Layout as Original } from '@octavo/theme';\n",
    components.size > 0
      ? `import { ${[...components].map(([local, name]) => printSpecifier(name, local)).join(', ')} } from '@octavo/theme/mdx';\n`
      : '',
    ...statements,
    printSlots(slots),
    '\n/** Adds the parts of the Rspress layout that pages need. */\n',
    'export function Layout(props: LayoutProps) {\n',
    `  return (\n    ${layout.join('\n    ')}\n  );\n}\n`,
  ].join('');
}

function printSlots(slots: ReadonlyMap<string, readonly string[]>): string {
  if (slots.size === 0) return '';
  const entries = [...slots].map(
    ([name, parts]) => `  ${name}: (\n    <>\n      ${parts.join('\n      ')}\n    </>\n  ),\n`,
  );
  return `\n/** Content of home pages. */\nconst SLOTS = {\n${entries.join('')}};\n`;
}

function printSpecifier(imported: string, local: string): string {
  return imported === local ? local : `${imported} as ${local}`;
}

/** Returns the elements without attributes around the original layout, outermost first. */
function findProviders(source: string, isShared: (specifier: string) => boolean): Provider[] {
  const imports = findMdxImports(source);
  const layout = imports
    .find(({ specifier, names }) => THEME_MODULE.test(specifier) && names.has('Layout'))
    ?.names.get('Layout');
  const open: string[] = [];
  for (const { name, kind, attributes } of findTags(source)) {
    if (name === layout) break;
    if (!name.endsWith('Provider')) continue;
    if (kind === 'close') open.pop();
    else if (kind === 'open') open.push(attributes === '' ? name : '');
  }
  return open.flatMap((name) => {
    const found = imports.find(({ names }) => [...names.values()].includes(name));
    if (!found || !isShared(found.specifier)) return [];
    const isDefault = found.names.get('default') === name;
    const [imported = name] = [...found.names].find(([, local]) => local === name) ?? [];
    const clause = isDefault ? name : `{ ${printSpecifier(imported, name)} }`;
    return [{ name, statement: `import ${clause} from '${found.specifier}';\n` }];
  });
}
