import type { Problem } from '../../errors';
import { createHeadingIds } from './heading-id';

export interface ConvertContext {
  /** What a page calls the file of a snippet from now on. */
  snippetAt: (path: string) => string;
}

const FENCE = /^(\s*)(`{3,}|~{3,})(.*)$/;
const SNIPPET = /^(\s*)<<<\s*([^\s{[#]+)(#[\w.-]+)?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]+)\])?\s*$/;

/** What lines hold that cannot be written otherwise. */
const LEFT_OUT: [pattern: RegExp, what: string, hint: string][] = [
  [
    /^\[\[toc\]\]\s*$/i,
    'a table of contents',
    'The outline beside the page shows it; in .mdx, <Toc /> does.',
  ],
  [/^<script\b/, 'a script of Vue', 'Make the page .mdx, and import React components.'],
  [/^<style\b/, 'styles of a page', 'Write them into a stylesheet of the public folder.'],
  [
    /<!--\s*@include:/,
    'an inclusion',
    'Make the page .mdx: import Part from "./part.mdx", then <Part />.',
  ],
  [/(?<!`)\{\{.*?\}\}(?!`)/, 'an expression of Vue', 'Write its text, or make the page .mdx.'],
  [
    /<[A-Z]\w*[\s/>]/,
    'a component of Vue',
    'Make the page .mdx; see which components of the theme do the same.',
  ],
  [
    /\sv-(?:pre|if|for|html|bind|on|model)\b|\s[:@][a-z][\w.-]*="/,
    'a directive of Vue',
    'Write plain HTML, or make the page .mdx.',
  ],
];

/** Markdown as Octavo reads it. Containers, code groups and marks of code lines are the same in both. */
export function convertMarkdown(
  text: string,
  { snippetAt }: ConvertContext,
): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const withId = createHeadingIds();
  let fence: string | undefined;
  let block: string | undefined;
  let isGroup = false;
  const lines = text.split('\n').map((line, index) => {
    const mark = FENCE.exec(line);
    if (fence) {
      if (mark && mark[2]!.startsWith(fence) && mark[3]!.trim() === '') fence = undefined;
      return line;
    }
    if (mark) {
      fence = mark[2]!;
      return `${mark[1]}${fence}${fenceInfo(mark[3]!, isGroup)}`;
    }
    if (block) {
      if (line.includes(`</${block}>`)) block = undefined;
      return line;
    }
    const container = /^\s*:{3,}\s*([\w-]*)/.exec(line);
    if (container) isGroup = container[1] === 'code-group';
    const snippet = SNIPPET.exec(line);
    if (snippet) return snippetFence(snippet, snippetAt);
    const bare = line.replace(/(`+)(?:(?!\1).)*\1/g, (code) => '`'.repeat(code.length));
    const found = LEFT_OUT.find(([pattern]) => pattern.test(bare));
    if (found) {
      const [pattern, what, hint] = found;
      const column = (pattern.exec(bare)?.index ?? 0) + 1;
      problems.push({ line: index + 1, column, message: `Expected Markdown, got ${what}.`, hint });
      block = /^<(script|style)\b/.exec(bare)?.[1];
      if (block && line.includes(`</${block}>`)) block = undefined;
      if (/^\[\[toc/i.test(bare)) return '';
    }
    return withId(line)
      .replace(/^(\s*:{3,}.*?)\s*\{no-title\}\s*$/, '$1')
      .replace(/^(\s*:{3,}\s*details\b.*?)\s*\{open\}\s*$/, '$1');
  });
  return { text: lines.join('\n'), problems };
}

/** `ts:line-numbers=5 {1} [a.ts]` is `ts lineNumbers=5 {1} title="a.ts"`; in groups the name stays a label. */
function fenceInfo(info: string, isGroup = false): string {
  const titled = isGroup ? info : info.replace(/(?<=\s)\[([^\]"]+)\]/, 'title="$1"');
  return titled.replace(
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
