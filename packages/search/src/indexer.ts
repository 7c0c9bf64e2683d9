/** What a build needs to make search indexes. Runs in Node. */
export {
  type BuildIndexesOptions,
  buildIndexes,
  type IndexFile,
} from './indexer/build-indexes';
export { type IndexFileNameOptions, indexFileName } from './indexer/index-file-name';
export type { IndexEntry } from './types';
