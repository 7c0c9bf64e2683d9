const LINES_AROUND = 2;

/**
 * Returns the source lines around a position, with line numbers and a caret below the column. Returns an empty string if
 * the line does not exist.
 *
 * @param line - line number, from 1
 * @param column - column number, from 1
 * @example
 * console.error(`${file}:3:7: ${reason}\n${codeFrame(source, 3, 7)}`);
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
    const gutter = number === line ? '>' : ' ';
    rows.push(`${gutter} ${String(number).padStart(width)} | ${text}`.trimEnd());
    if (number !== line) continue;
    // Preserve tabs so that the caret is aligned at any tab width.
    const indent = text.slice(0, Math.max(0, column - 1)).replace(/[^\t]/g, ' ');
    rows.push(`  ${' '.repeat(width)} | ${indent}^`);
  }
  return rows.join('\n');
}
