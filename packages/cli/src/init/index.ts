export { nearest } from '@octavo/mdx-plugins/diagnostics';

export { checkProjectPath } from '../config/check-project-path';
export { formatError, OctavoError } from '../model/errors';
export { createLogger, type Logger } from '../model/logger';
export { type CreatedSite, createSite, parseLanguages } from './create-site';
export { type FolderInfo, inspectFolder } from './inspect-folder';
export { findOtherSite, type OtherSite, type OtherTool, offerMigration } from './other-site';
export { prompt, type Question } from './prompt';
