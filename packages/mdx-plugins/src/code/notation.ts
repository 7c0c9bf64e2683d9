/** Decorations of a line. */
export interface LineDecorations {
  highlight?: true;
  diff?: 'add' | 'remove';
  focus?: true;
  level?: 'error' | 'warning';
}

/** Code without notation, and what the notation applies to. */
export interface ParsedNotation {
  lines: string[];
  /** Decorations by line index. */
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

/** A comment at the end of a line that contains only notation, in any comment syntax. */
const COMMENT =
  /\s*(?:\/\/|\/\*|<!--|\{\s*\/\*|#|--|;+|%+|"|')\s*((?:\[!code\s+[^\]]+\]\s*)+)(?:\*\/\s*\}?|-->)?\s*$/;
const NOTATION = /\[!code\s+([^\]\s:]+)(?::([^\]]*))?\]/g;

/** Removes `[!code …]` comments from code and returns their effect. A comment on a separate line applies to the next line. */
export function parseNotation(code: string): ParsedNotation {
  const source = code.split('\n');
  const result: ParsedNotation = { lines: [], decorations: new Map(), words: [] };
  if (!code.includes('[!code')) return unescapeNotation({ ...result, lines: source });
  for (const line of source) {
    const match = COMMENT.exec(line);
    if (!match || !applyNotations(match[1]!, result)) {
      result.lines.push(line);
      continue;
    }
    const rest = line.slice(0, match.index);
    if (rest.trim() !== '') result.lines.push(rest);
  }
  return unescapeNotation(result);
}

/** Returns `false` if a notation is unknown. The comment is not removed then. */
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

/** Unescapes `[\!code ++]`, which shows the notation itself. */
function unescapeNotation(result: ParsedNotation): ParsedNotation {
  result.lines = result.lines.map((line) => line.replace(/\[\\!code/g, '[!code'));
  return result;
}
