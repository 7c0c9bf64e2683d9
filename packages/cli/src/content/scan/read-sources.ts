import { digest } from '../../files/digest';
import { readSource, type SourceText } from '../../files/read-source';
import type { Problem } from '../../model/errors';
import type { SourceIndex } from './source-index';

export interface ContentSources {
  /** Returns the source of a file, which is kept in memory. */
  get: (filePath: string) => string;
  /** Returns the digest of the source of a file. */
  digestOf: (filePath: string) => string;
  /** Whether a file is in the index and has not changed, so that it was not read. */
  isUnchanged: (filePath: string) => boolean;
  /** Problems for files that cannot be read. */
  problems: Problem[];
}

export interface ReadSourcesOptions {
  /** Files in it that have not changed are read when they are needed. */
  index?: SourceIndex;
  /**
   * Whether to keep the sources in memory. Otherwise, a file is read again when its source is needed.
   * @default true
   */
  keep?: boolean;
  /** Called with the source of each file that is read. */
  onRead?: (filePath: string, source: string) => void;
}

/** Reads the content files of a site. Unreadable files are reported as problems. */
export function readSources(
  filePaths: Iterable<string>,
  { index, keep = true, onRead }: ReadSourcesOptions = {},
): ContentSources {
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
    const source = readSource(filePath);
    const { problem, text } = source;
    if (keep) sources.set(filePath, source);
    else digests.set(filePath, digest(text));
    if (problem) problems.push(problem);
    else onRead?.(filePath, text);
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
