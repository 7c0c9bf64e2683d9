import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readTextFile } from '../diagnostics/read-text-file';
import type { Problem } from '../diagnostics/report';

/** Result of including a file in a code block. */
export interface IncludedFile {
  /** Absolute file path. */
  path: string;
  code: string;
  /** Error that prevented the file from being included. If set, `code` is empty. */
  problem?: Problem;
}

/** Matches the name of a region in the comment at its start or end. */
const REGION_NAME = /#(?:end)?region\s+(.*?)\s*(?:-->|\*[/)]\s*\}?)?\s*$/;
const LINES = /^L?(\d+)(-(?:L?(\d+))?)?$/;

/**
 * Reads the code for the `file` attribute of a code block: a whole file, a line range or a `#region`. Removes the common
 * indentation from line ranges and regions. If the file, lines or region do not exist, or the path is a folder, returns a
 * `problem` instead of throwing.
 *
 * @param reference - `./x.ts`, `./x.ts#L3-L9`, `./x.ts#L3-` or `./x.ts#region`; `/x.ts` and `<root>/x.ts` are relative to `root`
 * @param fromFile - absolute path of the file that contains the fence
 * @param root - absolute path of the content root
 * @example
 * const { code, problem } = includeFile('./example.ts#L3-L9', '/site/content/en/page.mdx', '/site/content');
 */
export function includeFile(reference: string, fromFile: string, root: string): IncludedFile {
  const { path, lines, lineIndexes, problem } = readSnippet(reference, fromFile, root);
  if (problem) return { path, code: '', problem };
  if (!lineIndexes) return { path, code: lines.join('\n') };
  return { path, code: dedent(lineIndexes.map((index) => lines[index] ?? '')).join('\n') };
}

/**
 * Reads an included file like `includeFile`, but replaces excluded lines with spaces so that the included lines keep their
 * positions.
 *
 * @param transform - transforms the text of the file before the lines are selected
 */
export function includeFileWithPositions(
  reference: string,
  fromFile: string,
  root: string,
  transform: (source: string) => string,
): IncludedFile & { source: string } {
  const { path, lines, lineIndexes, problem } = readSnippet(reference, fromFile, root, transform);
  const source = lines.join('\n');
  if (problem) return { path, source, code: '', problem };
  const wanted = lineIndexes && new Set(lineIndexes);
  const code = lines.map((line, index) =>
    !wanted || wanted.has(index) ? line : ' '.repeat(line.length),
  );
  return { path, source, code: code.join('\n') };
}

/** Lines selected by a file reference. */
interface Snippet {
  path: string;
  /** All lines in the file. */
  lines: string[];
  /** Indexes of the included lines. `undefined` if the whole file is included. */
  lineIndexes?: number[];
  problem?: Problem;
}

function readSnippet(
  reference: string,
  fromFile: string,
  root: string,
  transform = (source: string) => source,
): Snippet {
  const [, name = '', fragment] = /^([^#]*)(?:#(.*))?$/.exec(reference) ?? [];
  const path = resolveReference(name, fromFile, root);
  if (!existsSync(path)) {
    return {
      path,
      lines: [],
      problem: {
        message: `File not found: "${name}" (resolved to ${path})`,
        hint: 'Paths are relative to the current file. Fix the path or create the file.',
      },
    };
  }
  if (statSync(path).isDirectory()) {
    return {
      path,
      lines: [],
      problem: {
        message: `"${name}" is a folder (resolved to ${path})`,
        hint: 'Include a file in the folder.',
      },
    };
  }
  const { text, problem } = readTextFile(path);
  if (problem) {
    const { message, hint } = problem;
    return {
      path,
      lines: [],
      problem: { message: `${message} in ${path}`, ...(hint ? { hint } : {}) },
    };
  }
  const lines = transform(text).replace(/\n$/, '').split('\n');
  if (!fragment) return { path, lines };
  const found = LINES.test(fragment) ? findLines(lines, fragment) : findRegion(lines, fragment);
  return Array.isArray(found)
    ? { path, lines, lineIndexes: found }
    : { path, lines, problem: { ...found, message: `${found.message} in ${path}` } };
}

function resolveReference(name: string, fromFile: string, root: string): string {
  if (name.startsWith('<root>/')) return join(root, name.slice('<root>/'.length));
  return name.startsWith('/') ? join(root, name) : resolve(dirname(fromFile), name);
}

function findLines(lines: string[], fragment: string): number[] | Problem {
  const [, from = '1', rest, to = rest ? lines.length : from] = LINES.exec(fragment) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (first < 1 || last < first || last > lines.length) {
    return {
      message: `Invalid line range ${first}-${last} (expected 1-${lines.length})`,
      hint: 'Fix the range, or mark a region with `#region name` and `#endregion` and include it by name.',
    };
  }
  return Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index);
}

function findRegion(lines: string[], name: string): number[] | Problem {
  const markers = lines.map(parseRegionMarker);
  const start = markers.findIndex((marker) => marker?.type === 'start' && marker.name === name);
  if (start < 0) {
    const names = markers.flatMap((marker) =>
      marker?.type === 'start' && marker.name ? [marker.name] : [],
    );
    return {
      message: `Region not found: "${name}"`,
      hint:
        names.length > 0
          ? `Available regions: ${names.join(', ')}.`
          : `Mark the region with \`// #region ${name}\` and \`// #endregion\`.`,
    };
  }
  const open: { name: string; index: number }[] = [];
  const region: number[] = [];
  for (const [index, marker] of markers.entries()) {
    if (!marker) {
      if (index > start) region.push(index);
    } else if (marker.type === 'start') {
      open.push({ name: marker.name, index });
    } else {
      // Without a name, or with an unknown name, `#endregion` ends the innermost region.
      const named = open.findLastIndex(({ name }) => name !== '' && name === marker.name);
      const [ended] = open.splice(named, 1);
      if (ended?.index === start) return region;
    }
  }
  return {
    message: `Missing \`#endregion\` for region "${name}"`,
    hint: 'Add `#endregion` after the last line of the region.',
  };
}

/** Comment at the start or end of a region. */
interface RegionMarker {
  type: 'start' | 'end';
  /** Empty if the comment contains no name. */
  name: string;
}

function parseRegionMarker(line: string): RegionMarker | undefined {
  const match = /#(end)?region\b/.exec(line);
  if (!match) return undefined;
  return { type: match[1] ? 'end' : 'start', name: REGION_NAME.exec(line)?.[1] ?? '' };
}

function dedent(lines: string[]): string[] {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)![0].length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(indent));
}
