import { createEngine, createSplitEngine, type Engine } from '../engine/engine';
import { runSync } from '../engine/scheduler';
import { isSplitIndex } from '../engine/split-index';
import { getPartName } from '../model/part-name';
import type { IndexEntry, SynonymGroup } from '../model/types';

export interface IndexEngineOptions {
  /** Path of the index file, as in the manifest of the site. */
  index: string;
  /** Reads a JSON file of the site. */
  readJson: (path: string) => Promise<unknown>;
  /** Synonyms of the site, as in the manifest. */
  synonyms?: readonly SynonymGroup[] | undefined;
}

/** Search engine over a built index, with the ranking of the search panel. */
export type IndexEngine = Pick<Engine, 'query'>;

/**
 * Opens a built index. The parts of a split index are read when a query needs them.
 *
 * @throws if the file is not an index, or was built by an incompatible version
 *
 * @example
 * ```ts
 * const engine = await createIndexEngine({
 *   index: 'static/search_index.en.1f2e3d4c.json',
 *   readJson: async (path) => JSON.parse(await readFile(join('dist', path), 'utf8')),
 * });
 * const { results } = await engine.query('mock a module');
 * ```
 */
export async function createIndexEngine({
  index,
  readJson,
  synonyms,
}: IndexEngineOptions): Promise<IndexEngine> {
  const content = await readJson(index);
  const options = { synonyms, schedule: runSync };
  if (isSplitIndex(content))
    return createSplitEngine(content, (part) => readJson(getPartName(index, part)), options);
  if (!Array.isArray(content))
    throw new Error(`${index} is not a search index: expected an array of index entries.`);
  return createEngine(content as IndexEntry[], options);
}
