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

export const NOTATION_NAMES: readonly string[] = [...Object.keys(DECORATIONS), 'word'];

/** Matches a trailing comment that contains only notation, in any comment syntax. */
const COMMENT =
  /\s*(?:\/{2,}|\/\*+|\(\*+|<!--|\{\s*\/\*|#+|-{2,}|;+|%+|"|')\s*((?:\[!code\s+[^\]]+\]\s*)+)(?:\*+\/\s*\}?|\*+\)|-->)?\s*$/;
/** Matches notation in a comment, and text that is similar to notation. */
const MISSPELLED = /(?:\/\/|[/(]\*+|<!--|#|--|;|%)\s*(\[!\s*code\b[^\]]*\])/i;
const NOTATION = /\[!code\s+([^\]\s:]+)(?::([^\]]*))?\]/g;

/** Parses and removes `[!code …]` comments. A comment on a separate line applies to the next line. */
export function parseNotation(code: string): ParsedNotation {
  const source = code.split('\n');
  const result: ParsedNotation = { lines: [], removed: [], decorations: new Map(), words: [] };
  if (!code.includes('[!code')) return { ...result, lines: source.map(unescapeNotation) };
  for (const [index, line] of source.entries()) {
    const comments = findComments(line);
    if (!comments) {
      result.lines.push(line);
      continue;
    }
    applyNotations(comments.notations, source.length - index, result);
    const rest = line.slice(0, comments.start);
    if (rest.trim() === '') result.removed.push(index);
    else result.lines.push(rest);
  }
  result.lines = result.lines.map(unescapeNotation);
  return result;
}

/** Comments at the end of a line that contain only notation. */
interface NotationComments {
  /** Offset of the first comment in its line. */
  start: number;
  notations: { name: string; argument: string }[];
}

/** Returns the notation comments at the end of a line. If a notation is unknown, its comment is kept in the code. */
function findComments(line: string): NotationComments | undefined {
  const match = COMMENT.exec(line);
  if (!match) return undefined;
  const notations = [...match[1]!.matchAll(NOTATION)].map(([, name = '', argument = '']) => {
    return { name, argument };
  });
  if (!notations.every(({ name }) => NOTATION_NAMES.includes(name))) return undefined;
  const previous = findComments(line.slice(0, match.index));
  return {
    start: previous?.start ?? match.index,
    notations: [...(previous?.notations ?? []), ...notations],
  };
}

/** Returns the notations in comments that are kept in the code, with the 0-based indexes of their lines. */
export function findInvalidNotations(code: string): { line: number; notation: string }[] {
  if (!code.includes('[!')) return [];
  return code.split('\n').flatMap((text, line) => {
    const notation = MISSPELLED.exec(text.slice(0, findComments(text)?.start))?.[1];
    return notation === undefined ? [] : [{ line, notation }];
  });
}

/** @param remaining - number of the lines from the comment to the end of the code */
function applyNotations(
  notations: NotationComments['notations'],
  remaining: number,
  result: ParsedNotation,
): void {
  for (const { name, argument } of notations) {
    if (name === 'word') {
      result.words.push(argument.replace(/:\d+$/, ''));
      continue;
    }
    const count = Math.min(Math.max(1, Number.parseInt(argument, 10) || 1), remaining);
    for (let index = 0; index < count; index++) {
      const line = result.lines.length + index;
      result.decorations.set(line, { ...result.decorations.get(line), ...DECORATIONS[name] });
    }
  }
}

/** Unescapes `[\!code ++]`, which is used to show literal notation. */
export function unescapeNotation(code: string): string {
  return code.replaceAll('[\\!code', '[!code');
}
