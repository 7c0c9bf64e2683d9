import { escapeText } from '../text/escape';
import { tokenizeAnsi } from './ansi';
import { tokenize } from './highlighter';
import { type LineMarks, readNotation } from './notation';
import { type CodeToken, markWords } from './tokens';

export interface RenderedCode {
  /** HTML of what is within `<code>`. */
  html: string;
  /** The code as a reader would type it: no notation, no prompt signs. */
  text: string;
  lineCount: number;
}

export interface LineOptions {
  /** Name that `resolveLanguage` gave. */
  lang: string;
  highlight: ReadonlySet<number>;
  words: readonly string[];
  /** Number of the first line, when lines carry their numbers. */
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
const PROMPT = /^(?:\$|%|>|PS>) (?=\S)/;

/** Tokenize code and write it as lines. `read` gives the tokens of each line. */
export function renderLines(code: string, options: LineOptions, read = tokenize): RenderedCode {
  const { lines, marks, words } = readNotation(code);
  for (const line of options.highlight) {
    marks.set(line - 1, { ...marks.get(line - 1), highlight: true });
  }
  const prompts = SHELLS.has(options.lang) ? takePrompts(lines) : [];
  const source = lines.join('\n');
  const tokens = options.lang === 'ansi' ? tokenizeAnsi(source) : read(source, options.lang);
  const marked = [...options.words, ...words];
  const html = tokens.map((line, index) => {
    const attributes =
      attributesOf(marks.get(index)) +
      (options.firstLine === undefined ? '' : ` data-line="${options.firstLine + index}"`);
    const prompt = prompts[index] ? `<span class="oct-prompt">${prompts[index]}</span>` : '';
    return `<span class="line"${attributes}>${prompt}${renderTokens(line, marked)}</span>`;
  });
  const text = tokens.map((line) => line.map((token) => token.text).join('')).join('\n');
  return { html: html.join('\n'), text, lineCount: lines.length };
}

/** HTML of the tokens of one line. */
export function renderTokens(tokens: CodeToken[], words: readonly string[]): string {
  let html = '';
  for (const { text, className, marked } of words.length > 0 ? markWords(tokens, words) : tokens) {
    const escaped = escapeText(text);
    const span = className ? `<span class="${className}">${escaped}</span>` : escaped;
    html += marked ? `<mark>${span}</mark>` : span;
  }
  return html;
}

/** Remove prompt signs from the lines; gives what was removed. A `>` counts only beside other prompts. */
function takePrompts(lines: string[]): string[] {
  if (!lines.some((line) => /^(?:\$|%|PS>) \S/.test(line))) return [];
  return lines.map((line, index) => {
    const prompt = PROMPT.exec(line)?.[0] ?? '';
    lines[index] = line.slice(prompt.length);
    return escapeText(prompt);
  });
}

function attributesOf(marks: LineMarks | undefined): string {
  if (!marks) return '';
  return (
    (marks.highlight ? ' data-highlight' : '') +
    (marks.diff ? ` data-diff="${marks.diff}"` : '') +
    (marks.focus ? ' data-focus' : '') +
    (marks.level ? ` data-level="${marks.level}"` : '')
  );
}
