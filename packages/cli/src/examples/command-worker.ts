/** Worker entry point: runs commands. */
export { runCommand as default } from './run-command';
