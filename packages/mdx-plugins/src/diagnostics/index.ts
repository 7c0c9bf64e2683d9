export { codeFrame } from './code-frame';
export { editDistance, nearest } from './did-you-mean';
export { decodeText, readTextFile, type TextFile } from './read-text-file';
