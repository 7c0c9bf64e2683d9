import { existsSync, readFileSync } from 'node:fs';

import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import type { Problem } from '../model/errors';

/** A problem with the lines around it, where it came without any. */
export function withFrame(problem: Problem): Problem {
  const { file, line, column, frame } = problem;
  if (frame || !file || line === undefined || !existsSync(file)) return problem;
  return { ...problem, frame: codeFrame(readFileSync(file, 'utf8'), line, column ?? 1) };
}
