import { fenceInfo } from './fence-info';

const SNIPPET = /^(\s*)<<<\s*([^\s{[#]+)(#[\w.-]+)?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]+)\])?\s*$/;

/** `<<< @/a.ts#part {1 ts} [Name]` as an empty fence that shows the file; `undefined` for any other line. */
export function snippetFence(
  line: string,
  snippetAt: (path: string) => string,
): string | undefined {
  const match = SNIPPET.exec(line);
  if (!match) return undefined;
  const [, indent = '', path = '', region = '', braces = '', label] = match;
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
