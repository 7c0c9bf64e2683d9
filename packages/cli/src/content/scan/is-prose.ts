import { getLinesOutsideCode } from './lines-outside-code';
import { FRONTMATTER, readHead } from './read-head';

/** Inline code, and the ID at the end of a heading. */
const PLAIN = /`[^`]*`|\\?\{#[^}]*\}\s*$/g;
/** Expressions, components and comments. */
const MODULE_SYNTAX = /^(?:import|export)\b|\{|<[A-Z!]/;
/** Headings that are not at the beginning of a line, and titles whose markup `readHead` does not read exactly. */
const OTHER_HEADING = /^\s*(?:=+|<h1\b.*)\s*$/i;
const TITLE = /^#\s/;
const MARKUP = /[<[\]\\&!]/;

/**
 * Checks whether a page contains no syntax of modules, and has a title that `readHead` returns as the compiler does.
 * Markdown plugins can add both to any page, so the result is a prediction.
 *
 * @param source - source of the page, after `replaceRules`
 */
export function isProse(source: string): boolean {
  const hasTitle = typeof readHead(source).frontmatter.title === 'string';
  let isTitleRead = hasTitle;
  // Braces in frontmatter are not expressions.
  for (const [line] of getLinesOutsideCode(source.replace(FRONTMATTER, '$2'))) {
    const text = line.replace(PLAIN, '');
    if (MODULE_SYNTAX.test(text)) return false;
    if (isTitleRead) continue;
    if (OTHER_HEADING.test(line)) return false;
    if (!TITLE.test(line)) continue;
    if (MARKUP.test(line)) return false;
    isTitleRead = true;
  }
  return isTitleRead;
}
