/** Search index builder for Node.js. */
export { SPLIT_SIZE } from '../model/constants';
export type { IndexEntry, SectionRecord } from '../model/types';
export {
  type BuildIndexesOptions,
  buildIndexes,
  groupEntries,
  isSplit,
  openReplacement,
  replacePages,
  updateIndex,
} from './build-indexes';
export { collectMentions, type MentionLink } from './collect-mentions';
export { type BuiltPiece, buildIndexPiece, joinPieces } from './index-piece';
export { sectionHtml } from './section-html';
export { sectionRecords } from './section-records';
export type {
  EntryGroup,
  IndexFile,
  IndexLayout,
  IndexPiece,
  JoinedIndex,
  PiecePage,
  PreviousIndex,
  SearchIndex,
} from './types';
