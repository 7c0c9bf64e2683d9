/** Worker entry point: compares statements with their sources. */
export { compareRules as default } from './compare-rules';
