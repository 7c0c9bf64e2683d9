const LINES_AROUND = 2;

/**
 * The lines around a place, numbered, with a mark below the column.
 *
 * `line` and `column` are counted from 1; a place outside the source gives an empty string.
 */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split(/\r?\n/);
  if (line < 1 || line > lines.length) return '';
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, line + LINES_AROUND);
  const width = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = lines[number - 1]!;
    const mark = number === line ? '>' : ' ';
    rows.push(`${mark} ${String(number).padStart(width)} | ${text}`.trimEnd());
    if (number !== line) continue;
    // Tabs stay tabs, so that the mark stands below the character whatever a tab's width is.
    const indent = text.slice(0, Math.max(0, column - 1)).replace(/[^\t]/g, ' ');
    rows.push(`  ${' '.repeat(width)} | ${indent}^`);
  }
  return rows.join('\n');
}
