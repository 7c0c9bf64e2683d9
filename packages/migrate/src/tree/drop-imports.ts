import { findMdxImports, type MdxImport, replaceImports } from '../markdown/imports';
import { findTags, replaceTags } from '../markdown/jsx-tags';
import { blankCode, mapMarkdown, mapOutsideCode } from '../markdown/map-prose';

export interface DroppedImport {
  specifier: string;
  /** Local names that the page uses. */
  names: string[];
}

/**
 * Removes imports that cannot be resolved. The elements of their components are removed, and the children of these
 * elements stay.
 */
export function dropImports(
  text: string,
  shouldDrop: (statement: MdxImport) => boolean,
): { text: string; dropped: DroppedImport[] } {
  const dropped: DroppedImport[] = [];
  const names = new Set<string>();
  const used = new Set(findTags(text).map(({ name }) => name.split('.')[0]!));
  const without = replaceImports(text, (statement) => {
    if (!shouldDrop(statement)) return undefined;
    const local = [...statement.names.values()];
    for (const name of local) names.add(name);
    dropped.push({
      specifier: statement.specifier,
      names: local.filter((name) => used.has(name)),
    });
    return '';
  });
  if (names.size === 0) return { text: without, dropped };
  const unwrapped = replaceTags(without, ({ name }) =>
    names.has(name.split('.')[0]!) ? '' : undefined,
  );
  return { text: dropExpressions(unwrapped, names), dropped };
}

/** Removes expressions such as `{data.map(…)}` and `{version}` that use a removed import. */
function dropExpressions(text: string, names: ReadonlySet<string>): string {
  const lines = [...names].map((name) => name.replace(/\$/g, '\\$')).join('|');
  const value = `\\{\\s*(?:${lines})(?:\\.\\w+)*\\s*\\}`;
  const expressions = new RegExp(
    `^\\{\\s*(?:${lines})\\b[^\\n]*\\}[ \\t]*$|\\s[\\w-]+=${value}|${value}`,
    'gm',
  );
  return mapMarkdown(text, {
    prose: (prose) => mapOutsideCode(prose, (part) => part.replace(expressions, '')),
  });
}

/**
 * Removes the elements of components that a page neither imports nor declares, because a theme of the original tool
 * provided them. Their children stay.
 *
 * @param known - names of components that pages can use without an import
 */
export function dropUnknownComponents(
  text: string,
  known: readonly string[],
): { text: string; dropped: string[] } {
  const imported = findMdxImports(text).flatMap(({ names }) => [...names.values()]);
  const declared = [
    ...text.matchAll(/^(?:export\s+)?(?:const|let|function|class)\s+([A-Z]\w*)/gm),
  ].map(([, name]) => name!);
  const available = new Set([...known, ...imported, ...declared, 'Fragment']);
  const dropped: string[] = [];
  const without = replaceTags(text, ({ name, kind }) => {
    if (!/^[A-Z]/.test(name) || available.has(name.split('.')[0]!)) return undefined;
    if (kind !== 'close' && !dropped.includes(name)) dropped.push(name);
    return '';
  });
  return { text: without, dropped };
}

const AWAIT = /^export const (\w+) = await [^\n]*$/gm;

/**
 * Replaces constants whose value a page awaits with their names, because the original tool computes them in Node.js.
 * Imports that only these constants use are removed.
 */
export function dropAwait(text: string): { text: string; names: string[] } {
  const names: string[] = [];
  const blanked = blankCode(text);
  const replaced = text.replace(AWAIT, (statement, name: string, index: number) => {
    if (!blanked.startsWith('export', index)) return statement;
    names.push(name);
    return `export const ${name} = '${name}';`;
  });
  if (names.length === 0) return { text, names };
  const uses = (name: string, source: string) =>
    [...source.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))]
      .length;
  const without = replaceImports(replaced, ({ names: imported }) => {
    const local = [...imported.values()];
    const isUnused = local.every((name) => uses(name, replaced) === 1 && uses(name, text) > 1);
    return local.length > 0 && isUnused ? '' : undefined;
  });
  return { text: without, names };
}

/** Returns the 1-based line of the first occurrence of a text. */
export function lineOf(text: string, source: string): number {
  return source.slice(0, Math.max(0, source.indexOf(text))).split('\n').length;
}
