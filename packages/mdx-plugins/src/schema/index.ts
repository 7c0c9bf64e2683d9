export { findProblems, type SchemaProblem, valueAt } from './find-problems';
export { frontmatterSchema, headElement, headingLevels, themedImage } from './frontmatter';
export { messagesSchema } from './messages';
