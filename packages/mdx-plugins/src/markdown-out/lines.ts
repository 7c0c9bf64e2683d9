/** Joins non-empty blocks with blank lines. */
export function joinBlocks(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** Writes a code block. The fence is longer than each run of backticks in the code. */
export function writeFence(info: string, code: string): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length + 1);
  const fence = '`'.repeat(Math.max(3, ...runs));
  return `${fence}${info}\n${code}\n${fence}`;
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
