/** What a build needs to make search indexes. Runs in Node. */
export { PREBUILT_MIN_LENGTH } from './constants';
export {
  type BuildIndexesOptions,
  buildIndexes,
  type IndexFile,
} from './indexer/build-indexes';
export {
  type BuildPrebuiltOptions,
  buildPrebuilt,
  type PrebuiltFile,
} from './indexer/build-prebuilt';
export { type IndexFileNameOptions, indexFileName } from './indexer/index-file-name';
export { sectionHtml } from './providers/section-html';
export { type SectionRecord, sectionRecords } from './providers/section-records';
export type { IndexEntry } from './types';
