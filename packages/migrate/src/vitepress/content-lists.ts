import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

import { positionAt, toPosixPath } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { findMdxImports } from '../markdown/imports';
import { blankCode } from '../markdown/map-prose';
import { repairMdx } from '../markdown/repair-mdx';
import { type Migration, report } from '../migration';
import { CONTENT_FOLDER } from '../tree/content-tree';
import { parsePage } from '../tree/page-frontmatter';

/** Folder for generated components, relative to the site folder. */
const COMPAT_FOLDER = 'from-vitepress';

/** Data loader of VitePress, in a file such as `posts.data.ts`. */
export interface DataLoader {
  /** Absolute path of the file. */
  file: string;
  /** Path of the folder whose pages are listed, relative to the original pages. Not set for other loaders. */
  folder: string | undefined;
  line: number;
  column: number;
}

/** Component of a page that lists the pages of a loader. */
export interface PostList {
  loader: DataLoader;
  /** Source of the page, with `PLACEHOLDER` instead of the component. */
  source: string;
  line: number;
  column: number;
}

const LOADER =
  /createContentLoader\(\s*\[?\s*(['"])\/?([\w/-]+)\/(?:\*\*\/)?\*\.md\1(?!\s*,\s*['"])/;
const ANY_LOADER = /createContentLoader\(/;
const PLACEHOLDER = 'octavo-post-list';
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>\n*/g;

/** Finds the data loaders in folders. */
export function findDataLoaders(folders: readonly string[]): DataLoader[] {
  const files = folders.flatMap((cwd) =>
    globSync(['**/*.data.{ts,mts,js,mjs}'], {
      cwd,
      absolute: true,
      dot: true,
      ignore: ['**/node_modules/**', '**/dist/**', '**/cache/**'],
    }),
  );
  return [...new Set(files)].toSorted().map((file) => {
    const source = readFileSync(file, 'utf8');
    const match = LOADER.exec(source) ?? ANY_LOADER.exec(source);
    return { file, folder: match?.[2], ...positionAt(match?.index ?? 0, source) };
  });
}

/** Returns the first component of a page that lists the pages of a folder. */
export function findPostList(
  source: string,
  file: string,
  loaders: readonly DataLoader[],
): PostList | undefined {
  const blanked = blankCode(source);
  for (const { names, specifier } of findMdxImports(source)) {
    const name = names.get('default');
    const component = specifier.startsWith('.') ? join(dirname(file), specifier) : '';
    if (!name || !component.endsWith('.vue') || !existsSync(component)) continue;
    const loader = findLoader(component, loaders);
    const [tag] = new RegExp(`^<${name}\\s*(?:/>|></${name}>)[ \\t]*$`, 'm').exec(blanked) ?? [];
    if (loader?.folder === undefined || tag === undefined) continue;
    const index = blanked.indexOf(tag);
    return {
      loader,
      source: dropScript(
        source.slice(0, index) + PLACEHOLDER + source.slice(index + tag.length),
        specifier,
      ),
      ...positionAt(index, source),
    };
  }
  return undefined;
}

/** Returns the loader whose data a component imports. */
function findLoader(component: string, loaders: readonly DataLoader[]): DataLoader | undefined {
  const files = findMdxImports(readFileSync(component, 'utf8'))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => toPosixPath(join(dirname(component), specifier)));
  return loaders.find(({ file }) =>
    files.some((path) => path === file || path === file.replace(/\.\w+$/, '')),
  );
}

/** Removes a script that only imports a component. */
function dropScript(source: string, specifier: string): string {
  return source.replace(SCRIPT, (script, code: string) => {
    const [only, ...others] = findMdxImports(code);
    const rest = only ? code.replace(only.source, '').trim() : code;
    return only?.specifier === specifier && others.length === 0 && rest === '' ? '' : script;
  });
}

/**
 * Completes a converted page with a component that lists pages.
 *
 * @param text - converted page, with `PLACEHOLDER`
 * @param target - path of the page in the content folder, without a language
 * @returns the text of an MDX page, or `undefined` if the page contains braces, which are code in MDX
 */
export function addPostList(text: string, target: string, under: string): string | undefined {
  const { body } = parsePage(text);
  if (/\{(?!#)/.test(blankCode(body))) return undefined;
  const head = text.slice(0, text.length - body.length).trimEnd();
  const module = posix.relative(
    posix.join(CONTENT_FOLDER, posix.dirname(target)),
    `${COMPAT_FOLDER}/PostList`,
  );
  const content = repairMdx(body).trim().replace(PLACEHOLDER, `<PostList under="${under}" />`);
  return `${[head, `import { PostList } from '${module}';`, content].filter(Boolean).join('\n\n')}\n`;
}

/** Adds the component `PostList`, and reports a page that uses it. */
export function reportPostList(list: PostList, file: string, migration: Migration): void {
  migration.files.set(`${COMPAT_FOLDER}/PostList.tsx`, POST_LIST_SOURCE);
  const { line, column, loader } = list;
  report(
    migration,
    { file, line, column },
    `The list of the pages in \`${loader.folder}\` was replaced with a component that shows their titles, dates and descriptions.`,
    `Edit ${COMPAT_FOLDER}/PostList.tsx. For tag pages, author pages and feeds, use \`blog\` from @octavo/plugins/blog instead.`,
    'cosmetic',
  );
}

/** Reports data loaders that no list was generated for. */
export function reportDataLoaders(loaders: readonly DataLoader[], migration: Migration): void {
  for (const { folder, ...location } of loaders) {
    const name = basename(location.file);
    if (folder === undefined)
      report(
        migration,
        location,
        `The data loader \`${name}\` was not migrated.`,
        'Read the data in a React component, and use it in an .mdx page. List pages with `usePages`.',
      );
    else
      report(
        migration,
        location,
        `The data loader \`${name}\` was not migrated, because no page shows its list in a separate component.`,
        `Write a component with \`usePages({ under: '/${folder}/' })\`, or use \`blog({ folder: '${folder}' })\` from @octavo/plugins/blog.`,
      );
  }
}

// Interpolated below, because tools would mistake a literal import statement for an import in this module.
const FROM_THEME = "import { Link, usePages } from '@octavo/theme';";

const POST_LIST_SOURCE = `${FROM_THEME}

/** Lists the pages below a route, newest first. */
export function PostList({ under }: { under: string }) {
  const posts = usePages({ under }).toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return (
    <ul>
      {posts.map(({ routePath, title, date, description }) => (
        <li key={routePath}>
          <Link href={routePath}>{title}</Link>{' '}
          {date && <time dateTime={date}>{date.slice(0, 10)}</time>}
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
`;
