/** Line decorations. */
export interface LineDecorations {
  highlight?: true;
  diff?: 'add' | 'remove';
  focus?: true;
  level?: 'error' | 'warning';
}

/** Code with the notation comments removed, and the decorations they define. */
export interface ParsedNotation {
  lines: string[];
  /** 0-based indexes of the lines that contained only notation, and are removed. */
  removed: number[];
  /** Line decorations by 0-based line index. */
  decorations: Map<number, LineDecorations>;
  /** Words to highlight. */
  words: string[];
}

const DECORATIONS: Record<string, LineDecorations> = {
  '++': { diff: 'add' },
  '--': { diff: 'remove' },
  highlight: { highlight: true },
  hl: { highlight: true },
  focus: { focus: true },
  error: { level: 'error' },
  warning: { level: 'warning' },
};

/** Matches a trailing comment that contains only notation, in any comment syntax. */
const COMMENT =
  /\s*(?:\/\/|\/\*|<!--|\{\s*\/\*|#|--|;+|%+|"|')\s*((?:\[!code\s+[^\]]+\]\s*)+)(?:\*\/\s*\}?|-->)?\s*$/;
const NOTATION = /\[!code\s+([^\]\s:]+)(?::([^\]]*))?\]/g;

/** Parses and removes `[!code …]` comments. A comment on a separate line applies to the next line. */
export function parseNotation(code: string): ParsedNotation {
  const source = code.split('\n');
  const result: ParsedNotation = { lines: [], removed: [], decorations: new Map(), words: [] };
  if (!code.includes('[!code')) return unescapeNotation({ ...result, lines: source });
  for (const [index, line] of source.entries()) {
    const match = COMMENT.exec(line);
    if (!match || !applyNotations(match[1]!, result)) {
      result.lines.push(line);
      continue;
    }
    const rest = line.slice(0, match.index);
    if (rest.trim() === '') result.removed.push(index);
    else result.lines.push(rest);
  }
  return unescapeNotation(result);
}

/** Applies the notations in a comment. Returns `false` if any of them is unknown, in which case the comment is kept. */
function applyNotations(notations: string, result: ParsedNotation): boolean {
  const found = [...notations.matchAll(NOTATION)];
  if (!found.every(([, name]) => name === 'word' || Object.hasOwn(DECORATIONS, name!)))
    return false;
  for (const [, name, argument = ''] of found) {
    if (name === 'word') {
      result.words.push(argument.replace(/:\d+$/, ''));
      continue;
    }
    const count = Math.max(1, Number.parseInt(argument, 10) || 1);
    for (let index = 0; index < count; index++) {
      const line = result.lines.length + index;
      result.decorations.set(line, { ...result.decorations.get(line), ...DECORATIONS[name!] });
    }
  }
  return true;
}

/** Unescapes `[\!code ++]`, which is used to show literal notation. */
function unescapeNotation(result: ParsedNotation): ParsedNotation {
  result.lines = result.lines.map((line) => line.replace(/\[\\!code/g, '[!code'));
  return result;
}
