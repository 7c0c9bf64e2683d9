export { findProblems, getValueAt, type SchemaProblem } from './find-problems';
export {
  frontmatterSchema,
  headElementSchema,
  headingLevelsSchema,
  themedImageSchema,
} from './frontmatter';
export { messagesSchema } from './messages';
