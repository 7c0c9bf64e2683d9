export { codeFrame } from './code-frame';
export { distance, nearest } from './did-you-mean';
