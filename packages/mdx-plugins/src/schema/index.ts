export { findProblems, getValueAt, type SchemaProblem } from './find-problems';
export { frontmatterSchema, headElementSchema, headingLevelsSchema } from './frontmatter';
export { themedImageSchema } from './home-page';
export { toIsoDate } from './iso-date';
export { messagesSchema } from './messages';
