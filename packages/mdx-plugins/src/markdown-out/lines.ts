/** Joins non-empty blocks with blank lines. */
export function joinBlocks(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** Prefixes every line except the first. */
export function indent(text: string, prefix: string): string {
  if (prefix === '' || !text.includes('\n')) return text;
  const blank = prefix.trimEnd();
  return text.replace(/\n(?!\n)/g, `\n${prefix}`).replace(/\n(?=\n)/g, `\n${blank}`);
}

/** Removes up to `width` characters of indentation from every line except the first. */
export function dedent(text: string, width: number): string {
  if (width <= 0 || !text.includes('\n')) return text;
  return text.replace(new RegExp(`\\n[ \\t]{1,${width}}`, 'g'), '\n');
}
