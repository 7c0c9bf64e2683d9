import { join, relative } from 'node:path';

import type { TestedBlock, TestedBlocks } from '@octavo/mdx-plugins';

import { digest } from '../../files/digest';
import { readCache } from '../../files/json-cache';
import { toPosixPath } from '../../files/posix-path';
import type { CompileSettings } from '../../model/compiled-page';
import { applyReplaceRules } from '../scan/replace-rules';

/** Code blocks of a page that have passed their test, as stored for the compiler. */
export interface StoredTestedBlocks {
  /** Digest of the source of the page. */
  source: string;
  /** Blocks by the line on which they start. */
  blocks: Record<number, TestedBlock>;
}

/** Returns the folder with the code blocks that have passed. */
export function getTestedFolder(cacheDir: string): string {
  return join(cacheDir, 'test/pages');
}

/** Returns the file with the blocks of a page. */
export function getTestedFile(folder: string, filePath: string): string {
  return join(folder, `${digest(toPosixPath(relative(folder, filePath))).slice(0, 32)}.json`);
}

/** Returns the blocks of a page that have passed. A page that has changed since then has none. */
export function readTestedBlocks(
  { testedFolder, replaceRules }: Pick<CompileSettings, 'testedFolder' | 'replaceRules'>,
  filePath: string,
  source: string,
): TestedBlocks | undefined {
  if (testedFolder === undefined) return undefined;
  const file = getTestedFile(testedFolder, filePath);
  const stored = readCache<StoredTestedBlocks>(file);
  const isValid =
    stored?.source === digest(source) &&
    countLines(applyReplaceRules(source, replaceRules)) === countLines(source);
  return { file, blocks: isValid ? stored.blocks : {} };
}

function countLines(text: string): number {
  return text.split('\n').length;
}
