export { codeFrame } from './code-frame';
export { editDistance, nearest } from './did-you-mean';
