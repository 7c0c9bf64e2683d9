import type { Problem } from '../../errors';
import { badgeMarkup } from './badge-markup';
import { createHeadingIds } from './heading-id';
import { createContainers } from './unwrap-containers';
import { vueInComments } from './vue-in-comments';

export interface ConvertContext {
  /** What a page calls the file of a snippet from now on. */
  snippetAt: (path: string) => string;
  /** What a page calls the file of an inclusion from now on. */
  includedAt: (path: string) => string;
  /** What stands around the id of a heading. */
  attributes: [left: string, right: string];
}

const FENCE = /^(\s*)(`{3,}|~{3,})(.*)$/;
const SNIPPET = /^(\s*)<<<\s*([^\s{[#]+)(#[\w.-]+)?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]+)\])?\s*$/;

const INCLUDE = /<!--\s*@include:\s*([^\s#{]+)(#[^\s{]+)?(?:\{(\d*),(\d*)\})?\s*-->/g;

/** A fence whose expressions Vue evaluates. */
const VUE_FENCE = /^\s*[\w#+.]+-vue(?=$|[\s:{[])/;

/** What lines hold that cannot be written otherwise. */
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

interface Told {
  column: number;
  what: string;
  hint: string;
}
type Tell = (line: number, told: Told) => void;

interface Line {
  line: string;
  isCode: boolean;
  /** Whether Vue left it as it was. */
  isVerbatim?: boolean;
}

/** Markdown as Octavo reads it. Containers, code groups and marks of code lines are the same in both. */
export function convertMarkdown(
  text: string,
  { snippetAt, includedAt, attributes }: ConvertContext,
): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const tell: Tell = (line, { column, what, hint }) =>
    problems.push({ line, column, message: `Expected Markdown, got ${what}.`, hint });
  const contain = createContainers();
  const withId = createHeadingIds();
  let isGroup = false;
  let fence: { mark: string; isVue: boolean } | undefined;
  const sources = text.split('\n');
  const lines = sources.map((source, index): Line => {
    const [, indent = '', mark = '', info = ''] = FENCE.exec(source) ?? [];
    if (fence) {
      const expression = fence.isVue ? EXPRESSION.pattern.exec(source) : undefined;
      if (expression) tell(index + 1, { ...EXPRESSION, column: expression.index + 1 });
      if (mark.startsWith(fence.mark) && info.trim() === '') fence = undefined;
      return { line: source, isCode: true };
    }
    if (mark) {
      fence = { mark, isVue: VUE_FENCE.test(info) };
      return { line: `${indent}${mark}${fenceInfo(info, isGroup)}`, isCode: true };
    }
    const snippet = SNIPPET.exec(source);
    if (snippet) return { line: snippetFence(snippet, snippetAt), isCode: true };
    const contained = contain(source, sources.slice(index + 1));
    isGroup = contained.isGroup;
    // Marks of several containers, of our own making.
    if (contained.line.includes('\n')) return { line: contained.line, isCode: true };
    const line = convertLine(withId(withBraces(contained.line, attributes)), includedAt);
    return { line, isCode: false, isVerbatim: contained.isVerbatim || /\sv-pre\b/.test(source) };
  });
  return { text: withoutVue(lines, tell), problems: problems.toSorted(byPlace) };
}

/** `# A %{#a}%`, where a site says so, is `# A {#a}`. */
function withBraces(line: string, [left, right]: ConvertContext['attributes']): string {
  const start =
    /^#{1,6}\s/.test(line) && line.trimEnd().endsWith(right) ? line.lastIndexOf(left) : -1;
  if (start < 0 || left === '{') return line;
  return `${line.slice(0, start)}{${line.trimEnd().slice(start + left.length, -right.length)}}`;
}

function convertLine(line: string, includedAt: ConvertContext['includedAt']): string {
  return badgeMarkup(line)
    .replace(/(<[a-z][^<>`]*?)\sv-pre(?=[\s/>])/g, '$1')
    .replace(/(<[a-z][^<>`]*?\s):(src|href)="withBase\('([^']+)'\)"/g, '$1$2="$3"')
    .replace(
      /^(\s*:{3,}[ \t]*[\w-]+)[ \t]+([^{"]+?)[ \t]*\{((?:[ \t]*[#.][\w-]+)+)[ \t]*\}\s*$/,
      '$1{title="$2" $3}',
    )
    .replace(/^(\s*:{3,}.*?)\s*\{no-title\}\s*$/, '$1')
    .replace(/^(\s*:{3,}\s*details\b.*?)\s*\{open\}\s*$/, '$1')
    .replace(INCLUDE, (whole, path: string, region = '', from?: string, to?: string) => {
      // Lines of a region cannot be said: checking the page names the place.
      if (region && from !== undefined) return whole;
      const part = from === undefined ? region : `#L${from || 1}-${to ? `L${to}` : ''}`;
      return `<!-- @include: ${includedAt(path)}${part} -->`;
    });
}

/** Lines as one text, in which parts of Vue between code are comments. */
function withoutVue(lines: readonly Line[], tell: Tell): string {
  const out: string[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    while (end < lines.length && lines[end]!.isCode === lines[start]!.isCode) end++;
    const run = lines.slice(start, end);
    const written = run.map(({ line }) => line);
    if (run[0]!.isCode) out.push(...written);
    else {
      const { text, bare, parts } = vueInComments(written.join('\n'));
      out.push(text);
      const told = parts.filter((part, index) => parts[index - 1]?.line !== part.line);
      for (const part of told) tell(start + part.line + 1, part);
      for (const [index, line] of bare.split('\n').entries()) {
        const found = run[index]!.isVerbatim
          ? undefined
          : LEFT_OUT.find(({ pattern }) => pattern.test(line));
        if (found)
          tell(start + index + 1, { ...found, column: (found.pattern.exec(line)?.index ?? 0) + 1 });
      }
    }
    start = end;
  }
  return out.join('\n');
}

function byPlace(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** `ts:line-numbers=5 {1} [a.ts]` is `ts lineNumbers=5 {1} title="a.ts"`; in groups the name stays a label. */
function fenceInfo(info: string, isGroup = false): string {
  const spaced = info
    .replace(/^\s*(?=\[)/, 'text ')
    .replace(/(?<=:(?:no-)?line-numbers(?:=\d+)?)(?=\{)/, ' ');
  const titled = isGroup ? spaced : spaced.replace(/(?<=\s)\[([^\]"]+)\]/, 'title="$1"');
  return titled
    .replace(/^(\s*[\w#+.]+)-vue(?=$|[\s:{[])/, '$1')
    .replace(
      /^(\s*[\w#+.-]*):(no-)?line-numbers(=\d+)?/,
      (_, lang: string, no?: string, first?: string) =>
        `${lang} lineNumbers${no ? '=false' : (first ?? '')}`,
    );
}

function snippetFence(
  [, indent = '', path = '', region = '', braces = '', label]: RegExpExecArray,
  snippetAt: ConvertContext['snippetAt'],
): string {
  const words = braces.trim().split(/\s+/).filter(Boolean);
  const lines = words.find((word) => /^[\d,-]+$/.test(word));
  const named = words.find((word) => word !== lines);
  const lang = fenceInfo(named ?? /\.(\w+)$/.exec(path)?.[1] ?? 'text');
  const meta = [
    `file="${snippetAt(path)}${region}"`,
    lines && `{${lines}}`,
    label && `title="${label}"`,
  ];
  const fence = '```';
  return `${indent}${fence}${lang} ${meta.filter(Boolean).join(' ')}\n${indent}${fence}`;
}
