import { readTextFile } from '@octavo/mdx-plugins/diagnostics';

import type { Problem } from '../model/errors';

/** Content of a source file. */
export interface SourceText {
  /** Content without a byte order mark and with `\n` as the line ending. Empty if there is a problem. */
  text: string;
  /** Why the file cannot be read: an I/O error, or an encoding other than UTF-8. */
  problem?: Problem;
}

/** Reads a source file. Returns a problem instead of throwing if the file cannot be read. */
export function readSource(file: string): SourceText {
  try {
    const { text, problem } = readTextFile(file);
    return problem
      ? { text, problem: { ...problem, file, message: `${problem.message}.` } }
      : { text };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const problem = {
      file,
      message: `Cannot read file: ${code ?? message}.`,
      hint: 'Check the file permissions or the symlink target.',
    };
    return { text: '', problem };
  }
}
