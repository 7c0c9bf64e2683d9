import { codeFrame } from '@octavo/mdx-plugins/diagnostics';
import { findProblems } from '@octavo/mdx-plugins/schema';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import type * as z from 'zod';

import { positionAt, readJson } from '../files/read-json';
import type { Problem } from '../model/errors';
import { problemText } from './validate';

/**
 * Parses a JSON file and validates it. Unknown keys are ignored, as other tools have more keys; editors show them.
 *
 * @returns the value, or every problem with its place
 */
export function readJsonFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): { value: z.output<Schema>; problems?: never } | { value?: never; problems: Problem[] } {
  const { value, problem } = readJson(file, source);
  if (problem) return { problems: [problem] };
  const problems = findProblems(schema, value).filter(({ kind }) => kind !== 'unknown-key');
  if (problems.length === 0) return { value: value as z.output<Schema> };
  return {
    problems: problems.map((each) => {
      const place = placeOfKey(source, each.path);
      const text = problemText(each, value, 'The file');
      return { file, ...place, ...text, frame: codeFrame(source, place.line, place.column) };
    }),
  };
}

/** Returns the place of a key in JSON, or the place of the nearest key above it that exists. */
export function placeOfKey(
  source: string,
  path: readonly PropertyKey[],
): { line: number; column: number } {
  const root = parseTree(source);
  for (let length = path.length; root && length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length) as JSONPath);
    if (node)
      return positionAt((node.parent?.type === 'property' ? node.parent : node).offset, source);
  }
  return positionAt(root?.offset ?? 0, source);
}
