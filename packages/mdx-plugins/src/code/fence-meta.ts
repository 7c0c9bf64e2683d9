export type MetaValues = Record<string, string | boolean>;

export interface Meta {
  values: MetaValues;
  /** Where each key stands in the text, and `{}` for the line numbers. */
  offsets: Record<string, number>;
  /** Line numbers between braces, from 1. */
  highlight: Set<number>;
  /** Words between slashes. */
  words: string[];
  /** What could not be read, with its offset in the text. */
  problems: { offset: number; message: string; hint: string }[];
}

/** `{1,3-5}`, `/word/`, `key`, `key=value`, `key="a b"`, in any order. */
const ITEM =
  /\{([^{}]*)\}|\/((?:\\.|[^/\\\s])(?:\\.|[^/\\])*)\/(?=\s|$)|([^\s="'{}/][^\s="'{}]*)(?:=("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\{[^}]*\}|[^\s"']+))?(?=\s|$)|(\S+)/g;

/** Read what follows the language of a fence. */
export function parseMeta(text: string): Meta {
  const meta: Meta = { values: {}, offsets: {}, highlight: new Set(), words: [], problems: [] };
  if (text === '') return meta;
  for (const match of text.matchAll(ITEM)) {
    const [all, ranges, word, key, value, other] = match;
    const offset = match.index;
    if (ranges !== undefined) {
      meta.offsets['{}'] ??= offset;
      addRanges(ranges, offset, meta);
    } else if (word !== undefined) meta.words.push(unescaped(word));
    else if (key !== undefined) {
      meta.values[key] = readValue(value);
      meta.offsets[key] = offset;
    } else if (other !== undefined) readRest(all, text, offset, meta);
    if (other !== undefined && /=["']/.test(other)) break;
  }
  return meta;
}

function addRanges(text: string, offset: number, meta: Meta): void {
  for (const part of text.split(',')) {
    const range = part.trim();
    if (range === '') continue;
    const [, from, to = from] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(range) ?? [];
    if (from === undefined || Number(from) < 1 || Number(to) < Number(from)) {
      meta.problems.push({
        offset,
        message: `Expected line numbers such as \`{1,3-5}\`, got \`${range}\``,
        hint: 'Count lines from 1, the smaller number first.',
      });
      continue;
    }
    for (let line = Number(from); line <= Number(to); line++) meta.highlight.add(line);
  }
}

/** A value whose quote is not closed goes up to the end; anything else is named. */
function readRest(item: string, text: string, offset: number, meta: Meta): void {
  const [, key, quote] = /^([^\s="'{}]+)=(["'])/.exec(item) ?? [];
  if (key !== undefined && quote !== undefined) {
    meta.values[key] = text.slice(offset + key.length + 2).trim();
    meta.problems.push({
      offset,
      message: `Expected \`${quote}\` at the end of the value of \`${key}\``,
      hint: `Write ${key}=${quote}…${quote}.`,
    });
    return;
  }
  meta.problems.push({
    offset,
    message: `Expected \`key\`, \`key="value"\`, \`{1,3-5}\` or \`/word/\` after the language, got \`${item}\``,
    hint: 'Put a value with spaces or braces in quotes.',
  });
}

function readValue(value: string | undefined): string | boolean {
  if (value === undefined || value === 'true' || value === '{true}') return true;
  if (value === 'false' || value === '{false}') return false;
  const quoted = /^(["'])([\s\S]*)\1$/.exec(value);
  if (quoted) return unescaped(quoted[2]!);
  return value.replace(/^\{(.*)\}$/, '$1');
}

function unescaped(text: string): string {
  return text.replace(/\\([\\"'/])/g, '$1');
}
