import { existsSync, readFileSync } from 'node:fs';

import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import type { Problem } from '../model/errors';

/** Adds a code frame to a problem with a position, unless the problem already has a code frame. */
export function addCodeFrame(problem: Problem): Problem {
  const { file, line, column, frame } = problem;
  if (frame || !file || line === undefined || !existsSync(file)) return problem;
  return { ...problem, frame: codeFrame(readFileSync(file, 'utf8'), line, column ?? 1) };
}
