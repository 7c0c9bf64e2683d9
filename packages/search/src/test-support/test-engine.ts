import { expect } from 'vitest';

import { createEngine, createSplitEngine, type Engine, type EngineOptions } from '../engine/engine';
import type { SplitIndex } from '../engine/split-index';
import { buildIndexes } from '../indexer/build-indexes';
import type { SearchIndex } from '../indexer/types';
import type { IndexEntry } from '../model/types';

/** Test helper that runs each query on an index in memory and on a split one, and expects the same answer. */
export async function createTestEngine(
  pages: readonly IndexEntry[],
  options?: EngineOptions,
): Promise<Pick<Engine, 'query'>> {
  const [plainIndex] = buildIndexes(pages, { splitSize: Number.POSITIVE_INFINITY });
  const plain = await createEngine(JSON.parse(plainIndex?.files[0].json ?? '[]'), options);
  const [index] = buildIndexes(pages, { splitSize: -1 });
  const split = index && (await openIndex(index, options));
  return {
    async query(query, limit) {
      const answer = await plain.query(query, limit);
      if (split) expect(await split.query(query, limit)).toEqual(answer);
      return answer;
    },
  };
}

/** Opens a split index that was not written to files. */
export function openIndex(
  { files: [main, ...others] }: SearchIndex,
  options?: EngineOptions,
): Promise<Engine> {
  const fetchPart = async (part: string): Promise<unknown> =>
    JSON.parse(others.find(({ file }) => file.endsWith(`/${part}.json`))!.json);
  return createSplitEngine(JSON.parse(main.json) as SplitIndex, fetchPart, options);
}
