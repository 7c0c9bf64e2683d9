import { escapeText } from '../text/escape';
import { tokenizeAnsi } from './ansi';
import { tokenize } from './highlighter';
import { type LineDecorations, parseNotation } from './notation';
import { type CodeToken, highlightWords } from './tokens';

export interface RenderedCode {
  /** HTML inside `<code>`. */
  html: string;
  /** Code without notation comments and shell prompts. */
  text: string;
  lineCount: number;
  /** Class names for `<pre>`, from transformers. */
  classNames?: string[];
}

export interface LineOptions {
  /** Language name returned by `resolveLanguage`. */
  lang: string;
  /** 1-based numbers of the lines to highlight. */
  highlight: ReadonlySet<number>;
  /** Words to highlight. */
  words: readonly string[];
  /** Number of the first line. `undefined` if it is 1. */
  firstLine?: number | undefined;
}

const SHELLS = new Set([
  'bash',
  'sh',
  'shell',
  'zsh',
  'shellscript',
  'console',
  'shellsession',
  'powershell',
  'ps',
  'ps1',
  'fish',
  'cmd',
  'bat',
]);
/** Class name of shell prompts, which the copy button ignores. */
export const PROMPT_CLASS = 'oct-prompt';
const PROMPT = /^(?:\$|%|>|PS>) (?=\S)/;

/** Renders code as one element per line. `tokenizeCode` returns an array of tokens per line. */
export function renderLines(
  code: string,
  options: LineOptions,
  tokenizeCode = tokenize,
): RenderedCode {
  const { lines, decorations, words } = parseNotation(code);
  for (const line of options.highlight) {
    decorations.set(line - 1, { ...decorations.get(line - 1), highlight: true });
  }
  const prompts = extractPrompts(lines, options.lang);
  const source = lines.join('\n');
  const tokens =
    options.lang === 'ansi' ? tokenizeAnsi(source) : tokenizeCode(source, options.lang);
  const highlightedWords = [...options.words, ...words];
  const html = tokens.map((line, index) => {
    const attributes =
      renderAttributes(attributesOf(decorations.get(index))) +
      (options.firstLine === undefined ? '' : ` data-line="${options.firstLine + index}"`);
    const prompt = prompts[index]
      ? `<span class="${PROMPT_CLASS}">${escapeText(prompts[index])}</span>`
      : '';
    return `<span class="line"${attributes}>${prompt}${renderTokens(line, highlightedWords)}</span>`;
  });
  const text = tokens.map((line) => line.map((token) => token.text).join('')).join('\n');
  return { html: html.join('\n'), text, lineCount: lines.length };
}

/** Renders the tokens of a single line as HTML. */
export function renderTokens(tokens: CodeToken[], words: readonly string[]): string {
  let html = '';
  for (const { text, className, highlighted } of words.length > 0
    ? highlightWords(tokens, words)
    : tokens) {
    const escaped = escapeText(text);
    const span = className ? `<span class="${className}">${escaped}</span>` : escaped;
    html += highlighted ? `<mark>${span}</mark>` : span;
  }
  return html;
}

/** Removes shell prompts from the lines and returns them. `>` only counts as a prompt if the code contains another prompt. */
export function extractPrompts(lines: string[], lang: string): string[] {
  if (!SHELLS.has(lang) || !lines.some((line) => /^(?:\$|%|PS>) \S/.test(line))) return [];
  return lines.map((line, index) => {
    const prompt = PROMPT.exec(line)?.[0] ?? '';
    lines[index] = line.slice(prompt.length);
    return prompt;
  });
}

/** Returns the attributes of a decorated line. The values need no escaping. */
export function attributesOf(decorations: LineDecorations | undefined): Record<string, string> {
  if (!decorations) return {};
  return {
    ...(decorations.highlight ? { 'data-highlight': '' } : {}),
    ...(decorations.diff ? { 'data-diff': decorations.diff } : {}),
    ...(decorations.focus ? { 'data-focus': '' } : {}),
    ...(decorations.level ? { 'data-level': decorations.level } : {}),
  };
}

function renderAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`))
    .join('');
}
