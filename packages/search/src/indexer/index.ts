/** Search index builder for Node.js. */
export { PREBUILT_MIN_LENGTH } from '../model/constants';
export type { IndexEntry, SectionRecord } from '../model/types';
export {
  type BuildIndexesOptions,
  buildIndexes,
  type IndexFile,
} from './build-indexes';
export {
  type BuildPrebuiltOptions,
  buildPrebuilt,
  type PrebuiltFile,
} from './build-prebuilt';

export { sectionHtml } from './section-html';
export { sectionRecords } from './section-records';
