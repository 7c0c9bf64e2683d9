import { readFileSync } from 'node:fs';

import type { Problem } from '../../model/errors';

export interface ContentSources {
  /** Returns the source of a file. Each file is only read once. */
  get: (filePath: string) => string;
  /** Problems for files that cannot be read. */
  problems: Problem[];
}

/** Reads the content files of a site. Unreadable files are reported as problems. */
export function readSources(filePaths: Iterable<string>): ContentSources {
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  const read = (filePath: string): string => {
    const cached = texts.get(filePath);
    if (cached !== undefined) return cached;
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
        message: `Cannot read file: ${code ?? message}.`,
        hint: 'Check the file permissions or the symlink target.',
      });
    }
  }
  return { get: read, problems };
}
