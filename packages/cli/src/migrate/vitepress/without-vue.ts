import { vueInComments } from './vue-in-comments';

/** What a line holds that cannot be written otherwise. */
export interface Told {
  column: number;
  what: string;
  hint: string;
}

/** Hears of it; lines count from 1. */
export type Tell = (line: number, told: Told) => void;

export interface Line {
  line: string;
  isCode: boolean;
  /** Whether Vue left it as it was. */
  isVerbatim?: boolean;
}

const EXPRESSION = {
  pattern: /\{\{.*?\}\}/,
  what: 'an expression of Vue',
  hint: 'Write its text, or make the page .mdx.',
};
const LEFT_OUT = [
  EXPRESSION,
  {
    pattern: /\sv-(?:if|else|for|show|text|html|bind|on|model)\b|<[^>]*\s[:@][a-z][\w.-]*="/,
    what: 'a directive of Vue',
    hint: 'Write plain HTML, or make the page .mdx.',
  },
  {
    pattern: /(?<![\w:/.]):[a-z][a-z0-9_+-]*:(?![\w:])/,
    what: 'an emoji by its name',
    hint: 'Write the sign itself, or name remark-gemoji in markdown.remarkPlugins.',
  },
];

/** The first expression in a line of code that Vue evaluates. */
export function expressionIn(line: string): Told | undefined {
  return toldOf(EXPRESSION, line);
}

/** Returns the lines as a string in which elements of Vue outside of code are comments. */
export function withoutVue(lines: readonly Line[], tell: Tell): string {
  const out: string[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    while (end < lines.length && lines[end]!.isCode === lines[start]!.isCode) end++;
    const run = lines.slice(start, end);
    if (run[0]!.isCode) out.push(...run.map(({ line }) => line));
    else out.push(commented(run, (line, told) => tell(start + line, told)));
    start = end;
  }
  return out.join('\n');
}

/** Lines that follow each other, none of them code; what is told counts from the first of them. */
function commented(run: readonly Line[], tell: Tell): string {
  const { text, bare, elements } = vueInComments(run.map(({ line }) => line).join('\n'));
  const firstOfLines = elements.filter(({ line }, index) => elements[index - 1]?.line !== line);
  for (const element of firstOfLines) tell(element.line + 1, element);
  for (const [index, line] of bare.split('\n').entries()) {
    if (run[index]!.isVerbatim) continue;
    const found = LEFT_OUT.find(({ pattern }) => pattern.test(line));
    const told = found && toldOf(found, line);
    if (told) tell(index + 1, told);
  }
  return text;
}

function toldOf(
  { pattern, what, hint }: (typeof LEFT_OUT)[number],
  line: string,
): Told | undefined {
  const match = pattern.exec(line);
  return match ? { column: match.index + 1, what, hint } : undefined;
}
