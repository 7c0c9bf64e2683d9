/** Joins non-empty blocks with blank lines. */
export function joinBlocks(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** Writes a code block. The info string of a fence of backticks cannot contain backticks. */
export function writeFence(info: string, code: string): string {
  const fence = fenceOf(code, info.includes('`') ? '~' : '`');
  return `${fence}${info}\n${code}\n${fence}`;
}

/** Returns a fence of at least three characters that is longer than each run of its character in the code. */
function fenceOf(code: string, character: '`' | '~'): string {
  const runs = [...code.matchAll(/`+|~+/g)].filter(([run]) => run.startsWith(character));
  return character.repeat(Math.max(3, ...runs.map(([run]) => run.length + 1)));
}

/** Matches a hard line break, or the line ending before a list item. */
const LINE_BREAK = /(?:\\| {2})\n\s*|\n\s*(?=(?:[-*]|\d+[.)]) )/g;

/** Joins the lines of text for a place that cannot contain line endings, such as a table cell. */
export function joinLines(text: string, lineBreak: string): string {
  return text.replace(LINE_BREAK, lineBreak).replace(/\s*\n\s*/g, ' ');
}

/** Writes text in the cell of a table: on one line, with escaped pipes. */
export function toCell(text: string): string {
  return joinLines(text, '<br>').replace(/\\.|\|/g, (match) => (match === '|' ? '\\|' : match));
}

/** Prefixes every line except the first. */
export function indent(text: string, prefix: string): string {
  if (prefix === '' || !text.includes('\n')) return text;
  const blank = prefix.trimEnd();
  return text.replace(/\n(?!\n)/g, `\n${prefix}`).replace(/\n(?=\n)/g, `\n${blank}`);
}

/**
 * Removes the quote markers and the indentation of a block from every line except the first.
 *
 * @param prefix text before the block on its first line
 */
export function dedent(text: string, prefix: string): string {
  if (prefix === '' || !text.includes('\n')) return text;
  const depth = prefix.split('>').length - 1;
  const width = depth === 0 ? prefix.length : prefix.replace(/^.*> ?/, '').length;
  const quotes = depth === 0 ? '' : `(?:[ \\t]*> ?){0,${depth}}`;
  return text.replace(new RegExp(`\\n${quotes}[ \\t]{0,${width}}`, 'g'), '\n');
}
