import { convertFenceInfo } from './convert-fence-info';

/** A code import, which can be the start of a list item or be in a quote. */
const SNIPPET =
  /^(\s*(?:(?:[-*+]|\d+[.)]|>)\s+)*)<<<\s*([^\s{[#]+)(#[\w.-]+)?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]+)\])?\s*$/;

/** Converts `<<< @/a.ts#part {1 ts} [Name]` to a `file` code block. Returns `undefined` for other lines. */
export function convertSnippet(
  line: string,
  resolveSnippet: (path: string) => string,
): string | undefined {
  const match = SNIPPET.exec(line);
  if (!match) return undefined;
  const [, indent = '', path = '', region = '', braces = '', label] = match;
  const parts = braces.trim().split(/\s+/).filter(Boolean);
  const lines = parts.find((part) => /^[\d,-]+$/.test(part));
  const language = parts.find((part) => part !== lines);
  const lang = convertFenceInfo(language ?? /\.(\w+)$/.exec(path)?.[1] ?? 'text');
  const meta = [
    `file="${resolveSnippet(path)}${region}"`,
    lines && `{${lines}}`,
    label && `title="${label}"`,
  ];
  const fence = '```';
  const end = indent.replace(/[^\s>]/g, ' ');
  return `${indent}${fence}${lang} ${meta.filter(Boolean).join(' ')}\n${end}${fence}`;
}
