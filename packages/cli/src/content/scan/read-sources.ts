import { readSource, type SourceText } from '../../files/read-source';
import type { Problem } from '../../model/errors';

export interface ContentSources {
  /** Returns the source of a file. Each file is only read once. */
  get: (filePath: string) => string;
  /** Problems for files that cannot be read. */
  problems: Problem[];
}

/** Reads the content files of a site. Unreadable files are reported as problems. */
export function readSources(filePaths: Iterable<string>): ContentSources {
  const sources = new Map<string, SourceText>();
  const read = (filePath: string): SourceText => {
    const source = sources.get(filePath) ?? readSource(filePath);
    sources.set(filePath, source);
    return source;
  };
  const problems = [...filePaths].flatMap((filePath) => read(filePath).problem ?? []);
  return { get: (filePath) => read(filePath).text, problems };
}
