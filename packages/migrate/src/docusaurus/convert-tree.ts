import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';

import {
  canResolveModule,
  resolveLocalFile,
  THEME_COMPONENTS,
  toPosixPath,
} from '@octavo/cli/internal';

import { findImportsOf } from '../imports/find-imports';
import { findMissingPackages } from '../imports/find-missing-packages';
import { findMdxImports, replaceImports } from '../markdown/imports';
import type { Migration } from '../migration';
import {
  type ContentTree,
  getRootTarget,
  moveImport,
  moveLinks,
  type TreePage,
} from '../tree/content-tree';
import { dropImports, dropUnknownComponents, lineOf } from '../tree/drop-imports';
import { convertDocusaurusPage, type PostFrontmatter } from './convert-docusaurus-page';
import { hasReplacement, isDocusaurusModule } from './docusaurus-compat';

/**
 * Converts all pages of a tree and the partials that they import. Imports that only exist in Docusaurus are removed and
 * reported.
 *
 * @param posts - frontmatter of posts, by the absolute paths of their original files
 * @returns modules of Docusaurus that need a replacement
 */
export function convertTree(
  tree: ContentTree,
  posts: ReadonlyMap<string, PostFrontmatter>,
  migration: Migration,
  site: string,
): Set<string> {
  const converted = new Map<string, { page: TreePage; text: string; offset: number }>();
  const queue = [...tree.pages.values()];
  // Partials are added to the queue while it is read.
  for (const page of queue) {
    const { text, extension, problems } = convertDocusaurusPage(
      readFileSync(page.source, 'utf8'),
      posts.get(page.source),
    );
    // An MDX file stays one, because other pages import it.
    const isPartial = !tree.pages.has(page.source);
    if (!isPartial) page.target = page.target.replace(/\.mdx?$/, extension);
    tree.problems.push(...problems.map((problem) => ({ ...problem, file: page.source })));
    converted.set(page.source, { page, text, offset: 0 });
    for (const { specifier } of findMdxImports(text)) {
      const file = resolvePath(specifier, page, site);
      if (!file || !/\.mdx?$/.test(file) || !existsSync(file) || tree.pages.has(file)) continue;
      const target = getRootTarget(tree, file);
      if (target === undefined || queue.some(({ source }) => source === file)) continue;
      queue.push({ source: file, route: page.route, target });
    }
  }
  const partials = new Map(queue.map((page) => [page.source, page]));
  const alias = { '@site': site };
  const needed = new Set<string>();
  for (const { page, text } of converted.values()) {
    const moved = moveLinks(text, page, tree, (link) => resolveSitePath(link, site));
    const { text: resolved, dropped } = dropImports(moved, ({ specifier }) =>
      isUnresolvable(specifier, page, site, alias),
    );
    const original = readFileSync(page.source, 'utf8');
    const isMdx = page.target.endsWith('.mdx');
    const { text: kept, dropped: unknown } = isMdx
      ? dropUnknownComponents(resolved, THEME_COMPONENTS)
      : { text: resolved, dropped: [] };
    for (const name of unknown)
      migration.problems.push({
        file: page.source,
        line: lineOf(`<${name}`, original),
        column: 1,
        message: `<${name}> was removed, because the theme of Docusaurus provided it.`,
        hint: 'Write the component with @octavo/theme, and add it to `markdown.globalComponents`.',
      });
    for (const { specifier, names } of dropped) {
      migration.problems.push({
        file: page.source,
        line: lineOf(specifier, original),
        column: 1,
        message: `The import "${specifier}" was removed${names.length > 0 ? `, and so was ${names.map((name) => `<${name}>`).join(', ')}` : ''}, because it only works in Docusaurus.`,
        hint: 'Write the component with @octavo/theme, and import it in the converted page.',
      });
    }
    tree.texts.set(
      page.target,
      replaceImports(kept, ({ specifier, source, names }) => {
        const raw = getRawFile(specifier, page, site);
        if (raw !== undefined)
          return `export const ${[...names.values()][0]} = ${JSON.stringify(readFileSync(raw, 'utf8'))};`;
        const file = resolvePath(specifier, page, site);
        const partial = file && partials.get(file);
        const next = partial
          ? moveImport(relativeTo(page, file), page, { ...tree, pages: partials })
          : moveImport(specifier, page, { ...tree, roots: [] });
        return next === specifier ? undefined : source.replace(specifier, next);
      }),
    );
    for (const { specifier } of findMdxImports(kept))
      if (hasReplacement(specifier)) needed.add(specifier);
    const modules = modulesOf(kept, page, site);
    const imports = findImportsOf(modules, alias);
    for (const { specifier } of imports) if (hasReplacement(specifier)) needed.add(specifier);
  }
  reportMissingPackages(converted, migration, site, alias);
  return needed;
}

function relativeTo({ source }: TreePage, file: string): string {
  return toPosixPath(relative(dirname(source), file)).replace(/^(?!\.)/, './');
}

/** Resolves the specifier of an import to an absolute path. Returns `undefined` for packages. */
function resolvePath(specifier: string, { source }: TreePage, site: string): string | undefined {
  if (specifier.startsWith('@site/')) return join(site, specifier.slice('@site/'.length));
  return specifier.startsWith('.') ? resolve(dirname(source), specifier) : undefined;
}

/** Returns the path of a file whose text is imported with `raw-loader`. */
function getRawFile(specifier: string, page: TreePage, site: string): string | undefined {
  const path = /^!+(?:raw-loader!)?([^!?]+)(?:\?raw)?$/.exec(specifier)?.[1];
  return path === undefined ? undefined : resolvePath(path, page, site);
}

function resolveSitePath(link: string, site: string): string | undefined {
  return link.startsWith('@site/') ? join(site, link.slice('@site/'.length)) : undefined;
}

/** Checks whether an import only works in Docusaurus, directly or in a module that it imports. */
function isUnresolvable(
  specifier: string,
  page: TreePage,
  site: string,
  alias: Record<string, string>,
): boolean {
  if (isDocusaurusModule(specifier)) return !hasReplacement(specifier);
  const raw = getRawFile(specifier, page, site);
  if (raw !== undefined) return !existsSync(raw);
  const file = resolvePath(specifier.replace(/\?.*$/, ''), page, site);
  if (file === undefined) return false;
  if (/\.mdx?$/.test(file)) return !existsSync(file);
  if (!canResolveModule(file)) return true;
  const module = resolveLocalFile(specifier, page.source, alias);
  if (module === undefined || !/\.[cm]?[jt]sx?$/.test(module)) return false;
  return findImportsOf([module], alias).some(
    (each) => isDocusaurusModule(each.specifier) && !hasReplacement(each.specifier),
  );
}

function modulesOf(text: string, page: TreePage, site: string): string[] {
  return findMdxImports(text).flatMap(({ specifier }) => {
    const file = resolvePath(specifier, page, site);
    const module =
      file && extname(file) !== '.md' && extname(file) !== '.mdx'
        ? resolveLocalFile(specifier, page.source, { '@site': site })
        : undefined;
    return module ? [module] : [];
  });
}

function reportMissingPackages(
  converted: ReadonlyMap<string, { page: TreePage; text: string }>,
  migration: Migration,
  site: string,
  alias: Record<string, string>,
): void {
  const modules = new Set(
    [...converted.values()].flatMap(({ page, text }) => modulesOf(text, page, site)),
  );
  const direct = [...converted.values()].flatMap(({ page, text }) =>
    findMdxImports(text).map(({ specifier, names, start }) => ({
      file: page.source,
      line: text.slice(0, start).split('\n').length,
      column: 1,
      specifier,
      names: [...names.keys()],
    })),
  );
  const imports = [...direct, ...findImportsOf([...modules], alias)].filter(
    ({ specifier }) =>
      !isDocusaurusModule(specifier) &&
      !specifier.startsWith('@site/') &&
      !specifier.startsWith('!'),
  );
  migration.problems.push(...findMissingPackages(imports, site));
}
