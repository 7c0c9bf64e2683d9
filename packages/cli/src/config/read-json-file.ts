import { codeFrame, nearest } from '@octavo/mdx-plugins/diagnostics';
import { findProblems, type SchemaProblem } from '@octavo/mdx-plugins/schema';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import type * as z from 'zod';

import { positionAt, readJson } from '../files/read-json';
import type { Problem } from '../model/errors';
import { describeProblem } from './validate';

/**
 * Parses and validates a JSON file. Unknown keys are ignored, because files written for other tools can have additional
 * keys, unless they are similar to a valid key.
 *
 * @param findMore - returns problems that the schema cannot express
 * @returns the value, or all problems with their locations
 */
export function readJsonFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  findMore: (
    value: unknown,
  ) => (Pick<Problem, 'message' | 'hint'> & Pick<SchemaProblem, 'path'>)[] = () => [],
): { value: z.output<Schema>; problems?: never } | { value?: never; problems: Problem[] } {
  const { value, problem } = readJson(file, source);
  if (problem) return { problems: [problem] };
  const problems = findProblems(schema, value).filter(
    ({ kind, path, knownKeys }) =>
      kind !== 'unknown-key' || nearest(String(path.at(-1)), knownKeys),
  );
  const described = [
    ...problems.map((each) => ({ path: each.path, ...describeProblem(each, value, 'The file') })),
    ...findMore(value),
  ];
  if (described.length === 0) return { value: value as z.output<Schema> };
  return {
    problems: described.map(({ path, ...text }) => {
      const location = locateJsonKey(source, path);
      return {
        file,
        ...location,
        ...text,
        frame: codeFrame(source, location.line, location.column),
      };
    }),
  };
}

/** Returns the position of a key in JSON. Falls back to the nearest existing parent. */
export function locateJsonKey(
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
