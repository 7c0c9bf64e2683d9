/** What a line is marked as. */
export interface LineMarks {
  highlight?: true;
  diff?: 'add' | 'remove';
  focus?: true;
  level?: 'error' | 'warning';
}

export interface NotatedCode {
  lines: string[];
  /** Marks by index of the line. */
  marks: Map<number, LineMarks>;
  words: string[];
}

const MARKS: Record<string, LineMarks> = {
  '++': { diff: 'add' },
  '--': { diff: 'remove' },
  highlight: { highlight: true },
  hl: { highlight: true },
  focus: { focus: true },
  error: { level: 'error' },
  warning: { level: 'warning' },
};

/** A comment that holds nothing but notations, at the end of a line, in any language's manner. */
const COMMENT =
  /\s*(?:\/\/|\/\*|<!--|\{\s*\/\*|#|--|;+|%+|"|')\s*((?:\[!code\s+[^\]]+\]\s*)+)(?:\*\/\s*\}?|-->)?\s*$/;
const NOTATION = /\[!code\s+([^\]\s:]+)(?::([^\]]*))?\]/g;

/** Take `[!code …]` comments out of code; those alone on a line speak of the next one. */
export function readNotation(code: string): NotatedCode {
  const source = code.split('\n');
  const result: NotatedCode = { lines: [], marks: new Map(), words: [] };
  if (!code.includes('[!code')) return unescapeNotation({ ...result, lines: source });
  for (const line of source) {
    const match = COMMENT.exec(line);
    if (!match || !apply(match[1]!, result)) {
      result.lines.push(line);
      continue;
    }
    const rest = line.slice(0, match.index);
    if (rest.trim() !== '') result.lines.push(rest);
  }
  return unescapeNotation(result);
}

/** False when a notation is not ours, so that the comment stays. */
function apply(notations: string, result: NotatedCode): boolean {
  const found = [...notations.matchAll(NOTATION)];
  if (!found.every(([, name]) => name === 'word' || Object.hasOwn(MARKS, name!))) return false;
  for (const [, name, argument = ''] of found) {
    if (name === 'word') {
      result.words.push(argument.replace(/:\d+$/, ''));
      continue;
    }
    const count = Math.max(1, Number.parseInt(argument, 10) || 1);
    for (let index = 0; index < count; index++) {
      const line = result.lines.length + index;
      result.marks.set(line, { ...result.marks.get(line), ...MARKS[name!] });
    }
  }
  return true;
}

/** `[\!code ++]` shows a notation instead of using it. */
function unescapeNotation(result: NotatedCode): NotatedCode {
  result.lines = result.lines.map((line) => line.replace(/\[\\!code/g, '[!code'));
  return result;
}
