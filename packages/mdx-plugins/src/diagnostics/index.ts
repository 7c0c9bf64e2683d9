export { codeFrame } from './code-frame';
export { editDistance, nearest, suggest } from './did-you-mean';
export { findMovedPath } from './find-moved-path';
export { findSimilarFile } from './find-similar-file';
export { decodeText, readTextFile, type TextFile } from './read-text-file';
