import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Problem } from '../diagnostics/report';

export interface IncludedFile {
  /** Absolute path. */
  path: string;
  code: string;
  problem?: Problem;
}

const REGION = /#region\s+(.*?)\s*(?:-->|\*\/)?\s*$/;
const LINES = /^L?(\d+)(-(?:L?(\d+))?)?$/;

/** Read the file a fence names: `./x.ts`, `./x.ts#L3-L9`, `./x.ts#L3-` or `./x.ts#region`. */
export function includeFile(reference: string, fromFile: string, root: string): IncludedFile {
  const { path, lines, lineIndexes, problem } = readSnippet(reference, fromFile, root);
  if (problem) return { path, code: '', problem };
  if (!lineIndexes) return { path, code: lines.join('\n') };
  return { path, code: dedent(lineIndexes.map((index) => lines[index] ?? '')).join('\n') };
}

/** The same file with spaces for all that is not named, so that what is there stands where it stood. */
export function blankAround(
  reference: string,
  fromFile: string,
  root: string,
): IncludedFile & { source: string } {
  const { path, lines, lineIndexes, problem } = readSnippet(reference, fromFile, root);
  const source = lines.join('\n');
  if (problem) return { path, source, code: '', problem };
  const wanted = lineIndexes && new Set(lineIndexes);
  const code = lines.map((line, index) =>
    !wanted || wanted.has(index) ? line : ' '.repeat(line.length),
  );
  return { path, source, code: code.join('\n') };
}

/** Lines of a file that a reference names. */
interface Snippet {
  path: string;
  /** All lines of the file. */
  lines: string[];
  /** Indexes of the lines of the snippet; missing if it is the whole file. */
  lineIndexes?: number[];
  problem?: Problem;
}

function readSnippet(reference: string, fromFile: string, root: string): Snippet {
  const [, name = '', fragment] = /^([^#]*)(?:#(.*))?$/.exec(reference) ?? [];
  const path = locate(name, fromFile, root);
  if (!existsSync(path)) {
    return {
      path,
      lines: [],
      problem: {
        message: `Expected a file at \`${name}\`, but there is none (looked for ${path})`,
        hint: 'Correct the path, which is relative to this file, or add the file.',
      },
    };
  }
  const lines = readFileSync(path, 'utf8').replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
  if (!fragment) return { path, lines };
  const found = LINES.test(fragment) ? sliceOf(lines, fragment) : regionOf(lines, fragment);
  return Array.isArray(found)
    ? { path, lines, lineIndexes: found }
    : { path, lines, problem: { ...found, message: `${found.message} in ${path}` } };
}

function locate(name: string, fromFile: string, root: string): string {
  if (name.startsWith('<root>/')) return join(root, name.slice('<root>/'.length));
  return name.startsWith('/') ? join(root, name) : resolve(dirname(fromFile), name);
}

function sliceOf(lines: string[], fragment: string): number[] | Problem {
  const [, from = '1', rest, to = rest ? lines.length : from] = LINES.exec(fragment) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (first < 1 || last < first || last > lines.length) {
    return {
      message: `Expected lines within 1 to ${lines.length}, got ${first} to ${last}`,
      hint: 'Correct the range, or mark the lines with `#region name` and `#endregion`.',
    };
  }
  return Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index);
}

function regionOf(lines: string[], name: string): number[] | Problem {
  const begun = lines.map((line) => REGION.exec(line)?.[1]);
  const start = begun.indexOf(name);
  if (start < 0) {
    const names = begun.filter((each) => each !== undefined);
    return {
      message: `Expected a region \`${name}\`, but there is none`,
      hint:
        names.length > 0
          ? `There are ${names.join(', ')}.`
          : `Begin it with \`// #region ${name}\`.`,
    };
  }
  let depth = 1;
  const region: number[] = [];
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index]!;
    if (/#endregion\b/.test(line)) depth--;
    else if (/#region\b/.test(line)) depth++;
    else region.push(index);
    if (depth === 0) return region;
  }
  return {
    message: `Expected \`#endregion\` after the region \`${name}\`, got the end of the file`,
    hint: 'Add it where the region ends.',
  };
}

function dedent(lines: string[]): string[] {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)![0].length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(indent));
}
