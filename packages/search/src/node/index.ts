/** Search over the files of a built index, and the scorer of its relevance, for Node.js. */
export type { SearchAnswer, SearchResult, SynonymGroup } from '../model/types';
export {
  createIndexEngine,
  type IndexEngine,
  type IndexEngineOptions,
} from './create-index-engine';
export {
  type AnswerSource,
  type LabeledQuery,
  type Miss,
  measureRelevance,
  type Relevance,
  type RelevanceReport,
} from './measure-relevance';
