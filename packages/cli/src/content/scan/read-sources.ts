import { digest } from '../../files/digest';
import { readSource, type SourceText } from '../../files/read-source';
import type { Problem } from '../../model/errors';
import type { SourceIndex } from './source-index';

export interface ContentSources {
  /** Returns the source of a file. Each file is only read once. */
  get: (filePath: string) => string;
  /** Returns the digest of the source of a file. */
  digestOf: (filePath: string) => string;
  /** Whether a file is in the index and has not changed, so that it was not read. */
  isUnchanged: (filePath: string) => boolean;
  /** Problems for files that cannot be read. */
  problems: Problem[];
}

/**
 * Reads the content files of a site. Unreadable files are reported as problems.
 *
 * @param index - files in it that have not changed are read when they are needed
 */
export function readSources(filePaths: Iterable<string>, index?: SourceIndex): ContentSources {
  const sources = new Map<string, SourceText>();
  const digests = new Map<string, string>();
  const read = (filePath: string): SourceText => {
    const source = sources.get(filePath) ?? readSource(filePath);
    sources.set(filePath, source);
    return source;
  };
  const unchanged = new Set<string>();
  const problems: Problem[] = [];
  for (const filePath of filePaths) {
    const known = index?.find(filePath);
    if (known !== undefined) {
      unchanged.add(filePath);
      digests.set(filePath, known);
      continue;
    }
    const { problem } = read(filePath);
    if (problem) problems.push(problem);
  }
  return {
    get: (filePath) => read(filePath).text,
    digestOf(filePath) {
      const value = digests.get(filePath) ?? digest(read(filePath).text);
      digests.set(filePath, value);
      return value;
    },
    isUnchanged: (filePath) => unchanged.has(filePath),
    problems,
  };
}
