/** Item of a list. Items are sorted by their names. */
export type JsonLine = readonly [name: string, ...values: unknown[]];

/** Layout of a JSON file that contains a list. */
export interface JsonLinesLayout {
  /** Text before the first line. */
  start: string;
  indent: string;
  /** Text after the last line. */
  end: string;
}

/**
 * JSON file with a list that has a line for each item, sorted by name. Its items can be found and replaced without parsing
 * the whole list.
 */
export interface JsonLines {
  /** Returns the item with a name. */
  find: (name: string) => JsonLine | undefined;
  /**
   * Checks a condition for the items in order, until one does not meet it. Only one item is in memory at a time, so that this
   * takes half the time of parsing the whole list.
   *
   * @throws {SyntaxError} if a line is invalid
   */
  every: (check: (item: JsonLine) => unknown) => boolean;
  /** Returns the parts of the file after items were added, replaced or, if they are `undefined`, deleted. */
  replace: (items: ReadonlyMap<string, JsonLine | undefined>) => Uint8Array[];
}

const SEPARATOR = ',\n';
const LINE_BREAK = 10;

/** Formats items in the order of their names. */
export function formatJsonLines(
  items: Iterable<JsonLine>,
  { start, indent, end }: JsonLinesLayout,
): string {
  const lines = Array.from(items, (item) => indent + formatItem(item));
  return start + lines.join(SEPARATOR) + end;
}

/** Opens the content of a file. Returns `undefined` if it does not have the layout. */
export function openJsonLines(
  content: Buffer,
  { start, indent, end }: JsonLinesLayout,
): JsonLines | undefined {
  const [head, tail] = [Buffer.from(start), Buffer.from(end)];
  const list = content.subarray(head.length, content.length - tail.length);
  const hasLayout =
    content.length >= head.length + tail.length &&
    content.subarray(0, head.length).equals(head) &&
    content.subarray(head.length + list.length).equals(tail);
  if (!hasLayout) return undefined;
  /** Returns the end of a line without the separator. The last line has no line break. */
  const getLineEnd = (lineBreak: number) =>
    lineBreak < 0 ? list.length : lineBreak + 1 - SEPARATOR.length;
  /** Returns the item with a name, and where it is, or where it would be. Its line ends with a separator, except the last one. */
  function locate(name: string): { from: number; to: number; item?: JsonLine } {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const from = Math.max(low, list.lastIndexOf(LINE_BREAK, middle - 1) + 1);
      const lineBreak = list.indexOf(LINE_BREAK, middle);
      const to = lineBreak < 0 ? list.length : lineBreak + 1;
      const item = parseItem(list.toString('utf8', from, getLineEnd(lineBreak)));
      if (item[0] === name) return { from, to, item };
      if (item[0] < name) low = to;
      else high = from;
    }
    return { from: low, to: low };
  }

  return {
    find: (name) => locate(name).item,
    every(check) {
      for (let from = 0; from < list.length; ) {
        const lineBreak = list.indexOf(LINE_BREAK, from);
        if (!check(parseItem(list.toString('utf8', from, getLineEnd(lineBreak))))) return false;
        from = lineBreak < 0 ? list.length : lineBreak + 1;
      }
      return true;
    },
    replace(items) {
      const separator = Buffer.from(SEPARATOR);
      /** Lines with the separators between them. */
      const parts: Uint8Array[] = [];
      const add = (lines: Buffer) => {
        if (lines.length === 0) return;
        if (parts.length > 0) parts.push(separator);
        const isOpen = lines.subarray(-separator.length).equals(separator);
        parts.push(isOpen ? lines.subarray(0, -separator.length) : lines);
      };
      let copied = 0;
      for (const [name, item] of [...items].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const { from, to } = locate(name);
        add(list.subarray(copied, from));
        if (item) add(Buffer.from(indent + formatItem(item)));
        copied = to;
      }
      add(list.subarray(copied));
      return [head, ...parts, tail];
    },
  };
}

function parseItem(text: string): JsonLine {
  return JSON.parse(`[${text}]`) as unknown as JsonLine;
}

function formatItem(item: JsonLine): string {
  return JSON.stringify(item).slice(1, -1);
}
