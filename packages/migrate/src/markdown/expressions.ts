import { findTags } from './jsx-tags';
import { blank, blankCode } from './map-prose';

/** MDX expression in the text of a page, or formula. */
export interface MdxExpression {
  kind: 'expression' | 'formula';
  start: number;
  end: number;
  source: string;
}

/** Matches comments and escaped characters, which are skipped, and the start of an expression or a whole formula. */
const NEXT =
  /<!--[\s\S]*?-->|\\.|(?<formula>\$\$[\s\S]+?\$\$|(?<!\w)\$(?![\s$])(?:\\.|[^$\\\n]|\n(?![ \t]*\n))*(?<!\s)\$(?!\d))|(?<open>\{)/g;
const TOKEN =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|[{}]/g;

/** Returns the expressions in braces and the formulas outside of code, in their order. */
export function findExpressions(text: string): MdxExpression[] {
  const blanked = blankCode(text);
  const found: MdxExpression[] = [];
  NEXT.lastIndex = 0;
  for (let match = NEXT.exec(blanked); match; match = NEXT.exec(blanked)) {
    const { formula, open } = match.groups ?? {};
    if (formula === undefined && open === undefined) continue;
    const start = match.index;
    const end = open ? findExpressionEnd(blanked, start) : NEXT.lastIndex;
    if (end < 0) continue;
    const kind = open ? 'expression' : 'formula';
    found.push({ kind, start, end, source: text.slice(start, end) });
    NEXT.lastIndex = end;
  }
  return found;
}

/** Returns the index after the closing brace, or -1 if there is none. */
function findExpressionEnd(text: string, start: number): number {
  let depth = 0;
  TOKEN.lastIndex = start;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '}') depth--;
    if (depth === 0) return TOKEN.lastIndex;
  }
  return -1;
}

/** Replaces code, expressions, formulas and attributes with spaces, so that positions stay the same. */
export function blankSyntax(text: string): string {
  let blanked = blankCode(text);
  const ranges = [
    ...findExpressions(text),
    ...findTags(text).map(({ start, end }) => ({ start: start + 1, end })),
  ];
  for (const { start, end } of ranges)
    blanked = blanked.slice(0, start) + blank(blanked.slice(start, end)) + blanked.slice(end);
  return blanked;
}
