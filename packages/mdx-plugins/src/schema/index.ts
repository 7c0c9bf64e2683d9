export { findProblems, getValueAt, type SchemaProblem } from './find-problems';
export { frontmatterSchema, headElementSchema, headingLevelsSchema } from './frontmatter';
export { themedImageSchema } from './home-page';
export { messagesSchema } from './messages';
