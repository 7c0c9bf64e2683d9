/** Page file extensions, in the order used to resolve links without an extension. */
export const PAGE_EXTENSIONS = ['.mdx', '.md', '.tsx', '.jsx', '.ts', '.js'];

const PAGE_EXTENSION = /\.(?:mdx?|[jt]sx?)$/;

export function hasPageExtension(name: string): boolean {
  return PAGE_EXTENSION.test(name);
}

/** Removes the page extension from a file name. Other extensions are kept. */
export function removePageExtension(name: string): string {
  return name.replace(PAGE_EXTENSION, '');
}

/** Names of files that are the index of their folder if it has no `index` page, as on GitHub. */
export const README_NAMES = ['README', 'readme'];

/** Checks whether a path without extension ends with the name of a README. */
export function isReadme(path: string): boolean {
  return README_NAMES.some((name) => path === name || path.endsWith(`/${name}`));
}

/** Globs of pages. */
export const PAGE_PATTERNS = PAGE_EXTENSIONS.map((extension) => `**/*${extension}`);
/** Glob of files that are never pages. */
export const NODE_MODULES = '**/node_modules/**';
/** Globs of files that are no pages, unless `route.include` contains them. */
export const IGNORED_NAMES = ['**/*.d.ts', '**/*.test.*', '**/_*', '**/_*/**'];
