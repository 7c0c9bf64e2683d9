import { readFileSync } from 'node:fs';

import type { Problem } from '../../model/errors';

export interface Sources {
  /** Text of a file, read once. */
  of: (filePath: string) => string;
  /** Files that could not be read. */
  problems: Problem[];
}

/** Read the files of a site; one that cannot be read is a problem, and the rest go on. */
export function readSources(filePaths: Iterable<string>): Sources {
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  const read = (filePath: string): string => {
    const known = texts.get(filePath);
    if (known !== undefined) return known;
    const text = readFileSync(filePath, 'utf8');
    texts.set(filePath, text);
    return text;
  };
  for (const filePath of filePaths) {
    try {
      read(filePath);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      problems.push({
        file: filePath,
        message: `Expected a file that can be read, got ${code ?? message}.`,
        hint: 'Check its permissions, and where it leads if it is a link.',
      });
    }
  }
  return { of: read, problems };
}
