import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

import {
  getPackageName,
  resolveLocalFile,
  THEME_COMPONENTS,
  toPosixPath,
} from '@octavo/cli/internal';

import { findImportsOf } from '../imports/find-imports';
import { findMissingPackages } from '../imports/find-missing-packages';
import { findMdxImports, type MdxImport, replaceImports } from '../markdown/imports';
import type { Migration } from '../migration';
import {
  addCopy,
  type ContentTree,
  getRootTarget,
  moveImport,
  moveLinks,
  type TreePage,
} from '../tree/content-tree';
import { dropAwait, dropImports, dropUnknownComponents, lineOf } from '../tree/drop-imports';
import { findFreePath } from '../tree/target-files';
import { COMPONENTS_MODULE, convertStarlightPage, REPLACED } from './convert-starlight-page';

const COMPONENT_HINT =
  'Write the component with React and @octavo/theme, and import it in the converted page.';

/**
 * Converts all pages of a tree. Astro components and modules are removed and reported.
 *
 * @param alias - absolute paths of import aliases
 * @returns whether a page needs the replacement of the components of Starlight
 */
export function convertStarlightTree(
  tree: ContentTree,
  migration: Migration,
  alias: Readonly<Record<string, string>>,
): boolean {
  let needsComponents = false;
  const base = String(migration.config.base ?? '/');
  const resolvePath = (path: string, page: TreePage) =>
    resolveAlias(path, alias) ??
    (path.startsWith('.') ? resolve(dirname(page.source), path) : undefined);
  const queue = [...tree.pages.values()];
  // Partials are added to the queue while it is read.
  for (const page of queue) {
    const isMdx = page.source.endsWith('.mdx');
    const original = readFileSync(page.source, 'utf8');
    const isPartial = !tree.pages.has(page.source);
    const { text, problems } = convertStarlightPage(original, isMdx, { base, isPartial });
    tree.problems.push(...problems.map((problem) => ({ ...problem, file: page.source })));
    const report = (place: string, message: string, hint = COMPONENT_HINT) =>
      tree.problems.push({
        file: page.source,
        line: lineOf(place, original),
        column: 1,
        message,
        hint,
      });
    const { text: resolvedText, names: computed } = dropAwait(text);
    for (const name of computed)
      report(
        `const ${name}`,
        `\`${name}\` is the text "${name}", because it was computed when Astro built the page.`,
        `Set \`${name}\` in the converted page.`,
      );
    const moved = moveLinks(resolvedText, page, tree, (link) => resolveAlias(link, alias));
    if (!isMdx) {
      tree.texts.set(page.target, moveFrontmatterImages(moved, page, tree, alias));
      continue;
    }
    const { text: resolved, dropped } = dropImports(moved, (statement) => {
      const { specifier, names } = statement;
      if (specifier === COMPONENTS_MODULE)
        return [...names.keys()].some((name) => !(REPLACED as readonly string[]).includes(name));
      return isAstroModule(specifier, resolvePath(specifier, page), page, alias);
    });
    for (const { specifier, names } of dropped)
      report(
        specifier,
        `The import "${specifier}" was removed${names.length > 0 ? `, and so was ${names.map((name) => `<${name}>`).join(', ')}` : ''}, because it only works in Astro.`,
      );
    const { text: kept, dropped: unknown } = dropUnknownComponents(resolved, THEME_COMPONENTS);
    for (const name of unknown)
      report(`<${name}`, `<${name}> was removed, because the page does not import it.`);
    const imports = findMdxImports(kept);
    needsComponents ||= imports.some(({ specifier }) => specifier === COMPONENTS_MODULE);
    const missing = imports
      .map(({ specifier, names }) => ({
        file: page.source,
        line: 1,
        column: 1,
        specifier,
        names: [...names.keys()],
      }))
      .filter(
        ({ specifier }) =>
          getPackageName(specifier) !== undefined &&
          resolveAlias(specifier, alias) === undefined &&
          specifier !== COMPONENTS_MODULE,
      );
    tree.problems.push(...findMissingPackages(missing, migration.cwd));
    const modules = imports.flatMap(({ specifier }) => {
      const file = resolvePath(specifier, page);
      return (file && resolveLocalFile(file, page.source, alias)) ?? [];
    });
    tree.problems.push(
      ...findMissingPackages(
        findImportsOf(
          modules.filter((file) => !/\.mdx?$/.test(file)),
          alias,
        ),
        migration.cwd,
      ),
    );
    const withImports = replaceImports(kept, (statement) => {
      const { specifier, source, names } = statement;
      const file = resolvePath(specifier, page);
      if (!file) return undefined;
      const [path = '', query] = file.split('?');
      if (query === 'raw' && existsSync(path))
        return `export const ${[...names.values()][0]} = ${JSON.stringify(readFileSync(path, 'utf8'))};`;
      if (/\.mdx?$/.test(file)) {
        const originals = new Map(queue.map(({ target, source }) => [target, source] as const));
        const target =
          getRootTarget(tree, file) ??
          findFreePath(toPartialPath(file, migration.cwd), file, originals);
        if (!queue.some((each) => each.source === file))
          queue.push({ source: file, route: page.route, target });
        const pages = new Map([[file, { source: file, route: '', target }]]);
        return toDefaultImports(statement, toImport(file, page, { ...tree, pages }));
      }
      return source.replace(specifier, toImport(file, page, { ...tree, roots: [] }));
    });
    tree.texts.set(page.target, moveFrontmatterImages(withImports, page, tree, alias));
  }
  return needsComponents;
}

/** Changes the specifier of a partial. Astro also exports its component as `Content`; in Octavo, it is the default export. */
function toDefaultImports({ source, specifier, names }: MdxImport, target: string): string {
  if (!names.has('Content')) return source.replace(specifier, target);
  return [...names]
    .map(([name, local]) => {
      const isComponent = name === 'default' || name === 'Content';
      const named = name === local ? name : `${name} as ${local}`;
      return `import ${isComponent ? local : `{ ${named} }`} from '${target}';`;
    })
    .join('\n');
}

/** Returns the path of a partial outside of the pages, relative to the content folder. */
function toPartialPath(file: string, site: string): string {
  const path = toPosixPath(relative(site, file)).replace(/^(?:\.\.\/)+/, '');
  return `_partials/${path}`;
}

/** Returns the specifier of a file for an import in the new page. */
function toImport(file: string, page: TreePage, tree: ContentTree): string {
  const path = toPosixPath(relative(dirname(page.source), file));
  return moveImport(path.startsWith('.') ? path : `./${path}`, page, tree);
}

/** Copies the image of a hero, and changes its path. */
function moveFrontmatterImages(
  text: string,
  page: TreePage,
  tree: ContentTree,
  alias: Readonly<Record<string, string>>,
): string {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n', 3) : -1;
  if (end < 0) return text;
  const head = text
    .slice(0, end)
    .replace(
      /^(\s+(?:src|light|dark): )(?:"|')?([^\s"']+\.(?:png|jpe?g|gif|svg|webp|avif))(?:"|')?$/gm,
      (match, start: string, path: string) => {
        const file =
          resolveAlias(path, alias) ??
          (path.startsWith('.') ? resolve(dirname(page.source), path) : undefined);
        if (!file || !existsSync(file)) return match;
        return (
          start + addCopy(tree, `public/_assets/${basename(file)}`, file).slice('public'.length)
        );
      },
    );
  return head + text.slice(end);
}

/** Resolves a path that starts with an alias, such as `~/assets/a.png`. */
function resolveAlias(path: string, alias: Readonly<Record<string, string>>): string | undefined {
  const name = Object.keys(alias).find((each) => path.startsWith(`${each}/`));
  return name === undefined ? undefined : join(alias[name]!, path.slice(name.length + 1));
}

/** Checks whether an import only works in Astro, directly or in a module that it imports. */
function isAstroModule(
  specifier: string,
  file: string | undefined,
  page: TreePage,
  alias: Readonly<Record<string, string>>,
): boolean {
  if (/^(?:astro(?:[:/]|$)|@astrojs\/|virtual:)|\.astro(?:\?|$)/.test(specifier)) return true;
  if (file === undefined) return /^starlight-|^astro-|^@\w+\/(?:astro|starlight)/.test(specifier);
  if (/\.mdx?$/.test(file)) return !existsSync(file);
  const path = file.replace(/\?.*$/, '');
  const module = resolveLocalFile(path, page.source, alias) ?? path;
  if (!statSync(module, { throwIfNoEntry: false })?.isFile()) return true;
  if (!/\.[cm]?[jt]sx?$/.test(module)) return /\.(?:svelte|vue)$/.test(module);
  return findImportsOf([module], alias).some((each) =>
    /^(?:astro(?:[:/]|$)|@astrojs\/)|\.astro$/.test(each.specifier),
  );
}
