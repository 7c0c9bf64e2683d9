import { commentOutElements } from './comment-out-elements';

/** Vue syntax in a line that cannot be converted. */
export interface VueSyntax {
  column: number;
  /** Noun phrase at the start of a sentence. */
  name: string;
  hint: string;
}

/** Receives Vue syntax with its line, 1-based. */
export type ReportSyntax = (line: number, syntax: VueSyntax) => void;

export interface Line {
  line: string;
  isCode: boolean;
  /** Whether Vue does not process the line. */
  isVerbatim?: boolean;
}

const EXPRESSION = {
  pattern: /\{\{.*?\}\}/,
  name: 'A Vue expression',
  hint: 'Replace it with its value, or convert the page to MDX.',
};
const UNSUPPORTED = [
  EXPRESSION,
  {
    pattern: /\sv-(?:if|else|for|show|text|html|bind|on|model)\b|<[^>]*\s[:@][a-z][\w.-]*="/,
    name: 'A Vue directive',
    hint: 'Replace it with HTML, or convert the page to MDX.',
  },
  {
    pattern: /(?<![\w:/.]):[a-z][a-z0-9_+-]*:(?![\w:])/,
    name: 'An emoji shortcode',
    hint: 'Replace it with the emoji, or add remark-gemoji to markdown.remarkPlugins.',
  },
];

/** Returns the first Vue expression in a line of code. */
export function findExpression(line: string): VueSyntax | undefined {
  return matchSyntax(EXPRESSION, line);
}

/** Joins lines and converts Vue elements outside of code blocks to comments. */
export function commentOutVue(lines: readonly Line[], report: ReportSyntax): string {
  const out: string[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    while (end < lines.length && lines[end]!.isCode === lines[start]!.isCode) end++;
    const run = lines.slice(start, end);
    if (run[0]!.isCode) out.push(...run.map(({ line }) => line));
    else out.push(commentOutRun(run, (line, syntax) => report(start + line, syntax)));
    start = end;
  }
  return out.join('\n');
}

/** Converts consecutive lines outside of code blocks. Reported lines are relative to the first one. */
function commentOutRun(run: readonly Line[], report: ReportSyntax): string {
  const { text, bare, elements } = commentOutElements(run.map(({ line }) => line).join('\n'));
  const firstOfLines = elements.filter(({ line }, index) => elements[index - 1]?.line !== line);
  for (const element of firstOfLines) report(element.line + 1, element);
  for (const [index, line] of bare.split('\n').entries()) {
    if (run[index]!.isVerbatim) continue;
    const found = UNSUPPORTED.find(({ pattern }) => pattern.test(line));
    const syntax = found && matchSyntax(found, line);
    if (syntax) report(index + 1, syntax);
  }
  return text;
}

function matchSyntax(
  { pattern, name, hint }: (typeof UNSUPPORTED)[number],
  line: string,
): VueSyntax | undefined {
  const match = pattern.exec(line);
  return match ? { column: match.index + 1, name, hint } : undefined;
}
