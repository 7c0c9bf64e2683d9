/** Code block attributes. Attributes without a value are `true`. */
export type MetaValues = Record<string, string | boolean>;

/** Parsed meta string of a code block. */
export interface Meta {
  values: MetaValues;
  /** Offset of each key in the meta string. Line ranges use the key `{}`. */
  offsets: Record<string, number>;
  /** 1-based numbers of the highlighted lines. */
  highlight: Set<number>;
  /** Highlighted words. */
  words: string[];
  /** Syntax errors and their offsets in the meta string. */
  problems: { offset: number; message: string; hint: string }[];
}

/** Matches `{1,3-5}`, `/word/`, `key`, `key=value` and `key="a b"`. */
const ITEM =
  /\{([^{}]*)\}|\/((?:\\.|[^/\\\s])(?:\\.|[^/\\])*)\/(?=\s|$)|([^\s="'{}/][^\s="'{}]*)(?:=("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\{[^}]*\}|[^\s"']+))?(?=\s|$)|(\S+)/g;

/**
 * Parses the meta string of a code block, which follows the language. Never throws: syntax errors are returned in
 * `problems`.
 *
 * @example
 * const { values, highlight } = parseMeta('title="a b.ts" {1,3-4} fold');
 * // values: { title: 'a b.ts', fold: true }, highlight: Set {1, 3, 4}
 */
export function parseMeta(text: string): Meta {
  const meta: Meta = { values: {}, offsets: {}, highlight: new Set(), words: [], problems: [] };
  if (text === '') return meta;
  for (const match of text.matchAll(ITEM)) {
    const [all, ranges, word, key, value, other] = match;
    const offset = match.index;
    if (ranges !== undefined) {
      meta.offsets['{}'] ??= offset;
      addRanges(ranges, offset, meta);
    } else if (word !== undefined) meta.words.push(unescapeQuotes(word));
    else if (key !== undefined) {
      meta.values[key] = parseValue(value);
      meta.offsets[key] = offset;
    } else if (other !== undefined) reportInvalidItem(all, text, offset, meta);
    if (other !== undefined && /=["']/.test(other)) break;
  }
  return meta;
}

/** Highest line of a range that is highlighted, so that a typo such as `{1-99999999}` does not fill the memory. */
const MAX_LINE = 50_000;

function addRanges(text: string, offset: number, meta: Meta): void {
  for (const part of text.split(',')) {
    const range = part.trim();
    if (range === '') continue;
    const [, from, to = from] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(range) ?? [];
    if (from === undefined || Number(from) < 1 || Number(to) < Number(from)) {
      meta.problems.push({
        offset,
        message: `Invalid line range "${range}"`,
        hint: 'Line numbers start at 1 and ranges must be ascending, for example `{1,3-5}`.',
      });
      continue;
    }
    const last = Math.min(Number(to), MAX_LINE);
    for (let line = Number(from); line <= last; line++) meta.highlight.add(line);
    meta.highlight.add(Number(to));
  }
}

/** Reports a syntax error. A value without a closing quote extends to the end of the meta string. */
function reportInvalidItem(item: string, text: string, offset: number, meta: Meta): void {
  const [, key, quote] = /^([^\s="'{}]+)=(["'])/.exec(item) ?? [];
  if (key !== undefined && quote !== undefined) {
    meta.values[key] = text.slice(offset + key.length + 2).trim();
    meta.problems.push({
      offset,
      message: `Missing closing quote for attribute "${key}"`,
      hint: `Write \`${key}=${quote}…${quote}\`.`,
    });
    return;
  }
  meta.problems.push({
    offset,
    message: `Invalid attribute \`${item}\``,
    hint: 'Use `key`, `key="value"`, `{1,3-5}` or `/word/`. Quote values that contain spaces or braces.',
  });
}

function parseValue(value: string | undefined): string | boolean {
  if (value === undefined || value === 'true' || value === '{true}') return true;
  if (value === 'false' || value === '{false}') return false;
  const quoted = /^(["'])([\s\S]*)\1$/.exec(value);
  if (quoted) return unescapeQuotes(quoted[2]!);
  return value.replace(/^\{(.*)\}$/, '$1');
}

function unescapeQuotes(text: string): string {
  return text.replace(/\\([\\"'/])/g, '$1');
}
