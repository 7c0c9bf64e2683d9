/** Parses formulas between dollar signs. The plugin is a module, because pages are compiled in worker threads. */
export { default } from 'remark-math';
