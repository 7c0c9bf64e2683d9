import { findNodeAtLocation, parseTree } from 'jsonc-parser';

import { toRecord } from './to-record';

interface Change {
  path: [key: string, name?: string];
  value: unknown;
}

/**
 * Adds the new keys of `package.json` to its source text. Everything else in the source is unchanged, except for objects on
 * one line: they are printed on several lines if they get new entries. A new entry of an object in alphabetical order is
 * inserted in this order.
 *
 * @param before - parsed content of the source
 * @param after - content with new keys, at the top level and in its objects
 */
export function editManifest(
  source: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string {
  const changes = findChanges(before, after);
  // JSON parsers reject the byte order mark.
  const [bom = ''] = /^\uFEFF/.exec(source) ?? [];
  const text = source.slice(bom.length);
  const isOneLine = !text.trim().includes('\n');
  // New entries are printed on several lines, so a file on one line would have mixed formats.
  const start =
    isOneLine && changes.length > 0
      ? JSON.stringify(JSON.parse(text), null, 2) + getEnd(text)
      : text;
  return bom + changes.reduce(applyChange, start);
}

/** Returns the whitespace at the end of a file. */
function getEnd(text: string): string {
  return text.slice(text.trimEnd().length);
}

function findChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.entries(after).flatMap(([key, value]): Change[] => {
    const existing = toRecord(before[key]);
    if (Object.keys(existing).length === 0)
      return JSON.stringify(before[key]) === JSON.stringify(value) ? [] : [{ path: [key], value }];
    return Object.entries(toRecord(value))
      .filter(([name]) => !Object.hasOwn(existing, name))
      .map(([name, entry]) => ({ path: [key, name], value: entry }));
  });
}

function applyChange(source: string, { path, value }: Change): string {
  const root = parseTree(source)!;
  const replaced = findNodeAtLocation(root, path as string[]);
  const parent = findNodeAtLocation(root, path.slice(0, -1) as string[])!;
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const indent = detectIndent(source);
  const print = (each: unknown, depth: number) =>
    JSON.stringify(each, null, indent).replaceAll('\n', newline + indent.repeat(depth));
  const splice = (start: number, end: number, text: string) =>
    source.slice(0, start) + text + source.slice(end);

  if (replaced)
    return splice(replaced.offset, replaced.offset + replaced.length, print(value, path.length));
  const name = String(path.at(-1));
  const properties = parent.children!;
  const end = parent.offset + parent.length;
  const text = source.slice(parent.offset, end);
  if (!text.includes('\n')) {
    const entries = JSON.parse(text) as Record<string, unknown>;
    return splice(parent.offset, end, print({ ...entries, [name]: value }, path.length - 1));
  }
  const entry = `${JSON.stringify(name)}: ${print(value, path.length)}`;
  const separator = newline + indent.repeat(path.length);
  const names = properties.map(({ children }) => String(children![0]!.value));
  const index = path.length > 1 ? findIndex(names, name) : names.length;
  const previous = properties[index - 1];
  if (previous) {
    const offset = previous.offset + previous.length;
    return splice(offset, offset, `,${separator}${entry}`);
  }
  const next = properties[0];
  return next
    ? splice(next.offset, next.offset, `${entry},${separator}`)
    : splice(parent.offset, end, print({ [name]: value }, path.length - 1));
}

/** Returns the index for a new name, which is the last one unless the names are in alphabetical order. */
function findIndex(names: readonly string[], name: string): number {
  const isSorted = names.every((each, index) => index === 0 || names[index - 1]! < each);
  return isSorted && names.length > 1 ? names.filter((each) => each < name).length : names.length;
}

/** Returns the indentation of the first indented key, which is one level. */
function detectIndent(source: string): string {
  return /^([ \t]+)"/m.exec(source)?.[1] ?? '  ';
}
