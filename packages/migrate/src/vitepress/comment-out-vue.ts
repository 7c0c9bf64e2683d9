import { blank } from '../markdown/map-prose';
import { commentOutElements } from './comment-out-elements';

/** Vue syntax that cannot be converted. */
export interface VueSyntax {
  column: number;
  /** Name at the start of a message, such as "A Vue expression". */
  name: string;
  hint: string;
}

/** Callback that reports Vue syntax. `line` is 1-based. */
export type VueSyntaxReporter = (line: number, syntax: VueSyntax) => void;

export interface MarkdownLine {
  line: string;
  isCode: boolean;
  /** Whether the line is in a `v-pre` container or element, which Vue does not process. */
  isVerbatim?: boolean;
}

const EXPRESSION = {
  pattern: /\{\{.*?\}\}/,
  name: 'A Vue expression',
  hint: 'Replace the expression with its value, or convert the page to MDX.',
};
const UNSUPPORTED = [
  EXPRESSION,
  {
    pattern: /\sv-(?:if|else|for|show|text|html|bind|on|model)\b|<[^>]*\s[:@][a-z][\w.-]*="/,
    name: 'A Vue directive',
    hint: 'Replace the directive with HTML, or convert the page to MDX.',
  },
  {
    pattern: /(?<![\w:/.]):[a-z][a-z0-9_+-]*:(?![\w:])/,
    name: 'An emoji shortcode',
    hint: 'Replace the shortcode with an emoji, or add `remark-gemoji` to `markdown.remarkPlugins`.',
  },
];

/** Returns the first Vue expression in a line of code. */
export function findExpression(line: string): VueSyntax | undefined {
  return matchSyntax(EXPRESSION, line);
}

/** Joins lines and comments out Vue elements outside of code blocks. */
export function commentOutVue(lines: readonly MarkdownLine[], report: VueSyntaxReporter): string {
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

/** Comments out Vue elements in consecutive lines. Reported line numbers are relative to the first line. */
function commentOutRun(run: readonly MarkdownLine[], report: VueSyntaxReporter): string {
  const { text, bare, elements } = commentOutElements(run.map(({ line }) => line).join('\n'));
  const firstOfLines = elements.filter(({ line }, index) => elements[index - 1]?.line !== line);
  for (const element of firstOfLines) report(element.line + 1, element);
  for (const [index, line] of bare.split('\n').entries()) {
    if (run[index]!.isVerbatim) continue;
    // Expressions can contain colons.
    const withoutExpressions = line.replace(/\{\{.*?\}\}/g, blank);
    for (const each of UNSUPPORTED) {
      const syntax = matchSyntax(each, each === EXPRESSION ? line : withoutExpressions);
      if (syntax) report(index + 1, syntax);
    }
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
