import type { Frontmatter, PageContent } from '@octavo/mdx-plugins';

/**
 * Reads literal values from `export const frontmatter = {…}` and `export const title` in a component page. Computed
 * values are ignored, because the module is not executed.
 */
export function readComponentPage(source: string): PageContent {
  const frontmatter: Frontmatter = { pageType: 'custom', ...readObject(source) };
  const title =
    frontmatter.title ?? /export\s+const\s+title\s*=\s*(['"`])([^'"`\n]+)\1/.exec(source)?.[2];
  return { frontmatter, ...(title ? { title } : {}), toc: [], text: '', ids: [], links: [] };
}

function readObject(source: string): Frontmatter {
  const body =
    /export\s+const\s+frontmatter(?:\s*:\s*\w+)?\s*=\s*\{([\s\S]*?)\}\s*(?:as\s+const)?\s*;/.exec(
      source,
    )?.[1] ?? '';
  const entries = [...body.matchAll(/(\w+)\s*:\s*(?:(['"`])(.*?)\2|(true|false|\d+))/g)];
  return Object.fromEntries(
    entries.map(([, key, , text, literal]) => [key, text ?? (JSON.parse(literal!) as unknown)]),
  );
}

/** Checks whether a module has a default export. Comments are ignored. */
export function hasDefaultExport(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b|\bmodule\.exports\b/.test(code);
}
