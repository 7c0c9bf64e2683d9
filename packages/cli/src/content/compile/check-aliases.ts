import { findCyclicAlias } from '../scan/find-cyclic-alias';
import { FRONTMATTER } from '../scan/read-head';

/**
 * Checks that no value in the frontmatter of a page contains itself.
 *
 * @throws an error with the position of the alias
 */
export function checkAliases(source: string): void {
  const alias = findCyclicAlias(FRONTMATTER.exec(source)?.[1] ?? '');
  if (!alias) return;
  const message = `YAML error in the frontmatter: the alias "*${alias.name}" is in its own value`;
  throw Object.assign(new Error(message), {
    // The first line of the page is `---`.
    line: alias.line + 1,
    column: alias.column,
    note: 'Remove the alias, or quote it if it is a string.',
  });
}
